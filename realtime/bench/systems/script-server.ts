import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { Child } from '../child.ts';
import { post } from '../http-post.ts';
import type { SocketTarget } from '../socket-client.ts';
import { START_TIMEOUT_MS, type RunningSystem, type StartOptions } from './system.ts';

const readySchema = v.object({ port: v.number() });

/** Starts a server of `servers/`: it reports its port and sends on each POST to `/publish`. */
export async function startScript(
  name: string,
  script: string,
  { cleanup }: StartOptions,
  socket: Pick<SocketTarget, 'path' | 'greeting' | 'readyText'>,
): Promise<RunningSystem> {
  const path = fileURLToPath(new URL(`../servers/${script}`, import.meta.url));
  const child = new Child(process.execPath, [path], { name, cleanup, ipc: true });
  const { port } = await child.until<v.InferOutput<typeof readySchema>>(
    START_TIMEOUT_MS,
    (resolve) => child.onMessage((message) => resolve(v.parse(readySchema, message))),
  );
  const url = new URL(`http://127.0.0.1:${port}/publish`);
  return {
    pid: child.pid,
    target: { host: '127.0.0.1', port, ...socket },
    publish: ({ frame }) => post(url, { 'content-type': 'application/json' }, frame),
  };
}
