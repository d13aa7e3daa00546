import * as v from 'valibot';
import { startRecorder, type Recorder } from './recorder.ts';

const attributesSchema = v.optional(v.record(v.string(), v.string()));

/** What a Faro collector is sent, as far as tests look at it. */
export const collectedSchema = v.object({
  meta: v.object({
    app: v.object({ name: v.string(), environment: v.string(), version: v.optional(v.string()) }),
    page: v.object({ url: v.string() }),
    session: v.optional(v.object({ id: v.string() })),
    view: v.optional(v.object({ name: v.string() })),
    user: v.optional(v.object({ attributes: attributesSchema })),
  }),
  events: v.optional(v.array(v.object({ name: v.string(), attributes: attributesSchema }))),
  exceptions: v.optional(v.array(v.object({ value: v.string(), context: attributesSchema }))),
  logs: v.optional(v.array(v.object({ message: v.string(), context: attributesSchema }))),
  measurements: v.optional(v.array(v.object({ type: v.string() }))),
});
export type Collected = v.InferOutput<typeof collectedSchema>;

export interface Collector {
  url: string;
  /** Everything that was collected so far. */
  collected(): Collected[];
  stop(): Promise<void>;
}

/** Takes in what browsers of any origin report, as a collector does. */
export async function startCollector(): Promise<Collector> {
  const bodies: Collected[] = [];
  const recorder: Recorder = await startRecorder(({ method, url, body }, response) => {
    if (method === 'POST' && url === '/collect')
      bodies.push(v.parse(collectedSchema, JSON.parse(body)));
    response.writeHead(method === 'OPTIONS' ? 204 : 202, {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-allow-methods': 'POST',
    });
    response.end();
  });
  return { url: recorder.url, collected: () => bodies, stop: () => recorder.stop() };
}
