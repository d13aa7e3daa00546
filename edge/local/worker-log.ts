import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { callbackify } from 'node:util';

const MAX_BYTES = 10_000_000;

/**
 * Opens `{state}/worker.log` for the Worker's log lines. Before the file exceeds `maxBytes`, it is renamed to
 * `worker.log.1`: only these two files exist, however long the Worker runs.
 */
export async function openWorkerLog(state: string, maxBytes = MAX_BYTES): Promise<Writable> {
  const file = join(state, 'worker.log');
  await mkdir(state, { recursive: true });
  let handle = await open(file, 'a');
  let { size } = await handle.stat();

  async function append(chunk: Buffer): Promise<void> {
    if (size > 0 && size + chunk.length > maxBytes) {
      await handle.close();
      await rename(file, `${file}.1`);
      handle = await open(file, 'a');
      size = 0;
    }
    await handle.appendFile(chunk);
    size += chunk.length;
  }

  return new Writable({
    write: (chunk: Buffer, _encoding, done) => callbackify(append)(chunk, done),
    final: callbackify(() => handle.close()),
  });
}

/**
 * Returns a line of the Worker's log as one JSON object that begins with its time. The Worker's own lines are
 * objects already. A text of the runtime, such as an uncaught exception over several lines, becomes the
 * `message` of an object without a request id.
 */
export function logLine(level: string, message: string, at: Date): string {
  const line = isObjectOnALine(message)
    ? message
    : JSON.stringify({ requestId: null, level, event: 'console', message });
  const members = line.slice(1);
  return `{"time":"${at.toISOString()}"${members === '}' ? '' : ','}${members}`;
}

function isObjectOnALine(text: string): boolean {
  if (!text.startsWith('{') || text.includes('\n')) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
