import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { modulesOf } from './worker-options.ts';

it('hands Miniflare the smallest modules first, behind one that stands for the entry', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'modules-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, size] of [
    ['index.js', 3_000],
    ['card.wasm', 2_000],
    ['late.js', 1_000],
  ] as const)
    await writeFile(join(folder, name), ' '.repeat(size));
  expect(await modulesOf(folder)).toEqual([
    {
      type: 'ESModule',
      path: join(folder, 'first.js'),
      contents: expect.stringContaining("from './index.js'"),
    },
    { type: 'ESModule', path: join(folder, 'late.js') },
    { type: 'CompiledWasm', path: join(folder, 'card.wasm') },
    { type: 'ESModule', path: join(folder, 'index.js') },
  ]);
});
