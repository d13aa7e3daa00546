import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { expect, it, onTestFinished, vi } from 'vitest';
import { modulesOf } from './worker-options.ts';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'modules-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

it('hands Miniflare the smallest modules first, behind one that stands for the entry', async () => {
  const folder = await temporaryFolder();
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

const entrySchema = v.object({
  Room: v.literal('exported'),
  default: v.object({ fetch: v.function(), queue: v.literal('kept') }),
});

it('lets visits wait until the product is open, and signed feeds and rooms never', async () => {
  const folder = await temporaryFolder();
  const entry = "fetch: (request) => new URL(request.url).pathname, queue: 'kept'";
  await writeFile(
    join(folder, 'index.mjs'),
    `export const Room = 'exported'; export default { ${entry} };`,
  );
  const [first] = await modulesOf(folder);
  const code = String(first && 'contents' in first && first.contents);
  await writeFile(join(folder, 'first.mjs'), code.replaceAll('index.js', 'index.mjs'));
  const worker = v.parse(
    entrySchema,
    await import(/* @vite-ignore */ pathToFileURL(join(folder, 'first.mjs')).href),
  ).default;
  const opening = Promise.withResolvers<void>();
  const env = { OPENING: { fetch: vi.fn<() => Promise<void>>(() => opening.promise) } };
  const answer = (path: string) => worker.fetch(new Request(`http://product${path}`), env, {});
  const answers: unknown[] = [];
  const visit = Promise.resolve(answer('/')).then((text) => answers.push(text));
  await expect(answer('/ingest/v1/updates')).resolves.toBe('/ingest/v1/updates');
  await expect(answer('/parties/match/one')).resolves.toBe('/parties/match/one');
  expect(answers).toEqual([]);
  opening.resolve();
  await visit;
  expect(answers).toEqual(['/']);
  await expect(answer('/live')).resolves.toBe('/live');
  expect(env.OPENING.fetch).toHaveBeenCalledOnce();
});
