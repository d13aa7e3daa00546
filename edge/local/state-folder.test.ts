import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { StartError } from './command.ts';
import { openStateFolder } from './state-folder.ts';

let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'state-'))));
afterAll(async () => rm(folder, { recursive: true }));

async function faultOf(state: string): Promise<string> {
  const fault: unknown = await openStateFolder(state).then(
    () => 'none',
    (error: unknown) => error,
  );
  if (!(fault instanceof StartError)) throw new Error(`No StartError: ${String(fault)}`);
  return fault.message;
}

it('creates the folder, and accepts an existing one', async () => {
  const state = join(folder, 'new');
  await openStateFolder(state);
  await openStateFolder(state);
  expect(await readdir(folder)).toEqual(['new']);
});

it('reports a path that is a file or lies below one', async () => {
  const file = join(folder, 'file');
  await writeFile(file, 'kept');
  expect(await faultOf(file)).toContain(`${file} is a file`);
  expect(await faultOf(join(file, 'state'))).toContain('is a file, or lies below one');
});

it('names the missing folder, and does not create it', async () => {
  const parent = join(folder, 'unmounted');
  expect(await faultOf(join(parent, 'state'))).toContain(`there is no folder ${parent}`);
  expect(await readdir(folder)).not.toContain('unmounted');
});

// Even root cannot create files in the system's folders.
it.runIf(process.platform === 'linux')('reports a folder that is not writable', async () => {
  expect(await faultOf('/sys/kernel')).toContain('/sys/kernel cannot be written');
  expect(await faultOf('/proc/new')).toContain('/proc/new cannot be written');
});
