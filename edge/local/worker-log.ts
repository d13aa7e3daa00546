import { createWriteStream } from 'node:fs';
import { mkdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';

const MAX_BYTES = 20_000_000;

/** Opens `{state}/worker.log`, the Worker's own log lines; a long one is set aside first. */
export async function openWorkerLog(state: string): Promise<Writable> {
  const file = join(state, 'worker.log');
  await mkdir(state, { recursive: true });
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size > MAX_BYTES) await rename(file, `${file}.1`);
  return createWriteStream(file, { flags: 'a' });
}
