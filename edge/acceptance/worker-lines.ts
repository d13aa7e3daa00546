import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const lineSchema = v.looseObject({ event: v.string() });
export type WorkerLine = v.InferOutput<typeof lineSchema>;

/** Returns the structured log lines of a server's Worker, from its state folder. */
export async function readWorkerLines(state: string): Promise<WorkerLine[]> {
  const text = await readFile(join(state, 'worker.log'), 'utf8');
  return text.split('\n').flatMap((line) => {
    if (!line.startsWith('{')) return [];
    const parsed = v.safeParse(lineSchema, JSON.parse(line));
    return parsed.success ? [parsed.output] : [];
  });
}
