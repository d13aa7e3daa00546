import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct, type Product } from '../../edge/acceptance/product.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { runContent } from './content.ts';

let directory: string;
let product: Product;

const article = (index: number) => `---
title: Article ${index}
publishedAt: 2026-11-21T18:00Z
sport: football
leagues: [l1]
tags: [Cup]
---

Text of **article** ${index}.

[[match:m${index}]]
`;

const video = (index: number) => `---
kind: video
title: Video ${index}
publishedAt: 2026-11-21T18:00Z
stream: /clips/goals/index.m3u8
duration: 24
matches: [m${index}]
---
`;

const playlist = (index: number) => `---
kind: playlist
title: Playlist ${index}
publishedAt: 2026-11-21T18:00Z
videos: [v1, below/good-1.md]
---
`;

/** 190 files, mostly articles. */
const GOOD = Array.from({ length: 190 }, (_, at) => at + 1).map((index) => {
  if (index % 10 === 1) return video(index);
  return index % 20 === 10 ? playlist(index) : article(index);
});

/** Files with one fault each, and the faulty line; the readers' own tests have the other faults. */
const BROKEN: [name: string, text: string | Uint8Array, line: number][] = [
  ['bad-time', article(1).replace('2026-11-21T18:00Z', 'tomorrow'), 3],
  ['no-stream', video(1).replace('stream:', 'address:'), 5],
  ['no-such-video', playlist(1).replace('good-1', 'good-0'), 5],
  ['not-utf-8', new Uint8Array([0x2d, 0x2d, 0x2d, 0x0a, 0xff, 0xfe]), 1],
];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'content-'));
  await mkdir(join(directory, 'below'));
  for (const [at, text] of GOOD.entries())
    await writeFile(join(directory, at % 2 ? '.' : 'below', `good-${at + 1}.md`), text);
  for (const [name, text] of BROKEN) await writeFile(join(directory, `${name}.md`), text);
  product = await startProduct();
});

afterAll(async () => {
  await product.stop();
  await rm(directory, { recursive: true });
});

async function command(...args: string[]) {
  const written = { stdout: '', stderr: '' };
  const code = await runContent([...args, '--to', product.url], {
    stdout: { write: (text) => (written.stdout += text) },
    stderr: { write: (text) => (written.stderr += text) },
    env: { INGEST_SECRET: product.secret },
    signal: new AbortController().signal,
  });
  return { code, ...written };
}

const statusOf = async (path: string) => (await fetch(product.url + path)).status;

test('an import with four broken files of two hundred publishes the others once', async () => {
  const first = await command('import', directory);
  expect(first.code).toBe(1);
  const faults = first.stderr.split('\n').filter((line) => line.startsWith(directory));
  expect(faults.map((line) => line.split(': ')[0]).toSorted()).toEqual(
    BROKEN.map(([name, , line]) => `${join(directory, name)}.md:${line}`).toSorted(),
  );
  expect(first.stderr).toContain('published 190, unchanged 0, stale 0, left out 4');
  const again = await command('import', directory);
  expect(again.stderr).toContain('published 0, unchanged 190, stale 0, left out 4');
});

test('--prune withdraws content whose file is gone and republishes it when the file is back', async () => {
  const own = await temporaryFolder();
  const prune = () => command('import', own, '--source', 'newsroom', '--prune');
  for (const name of ['one', 'two'])
    await writeFile(join(own, `${name}.md`), article(1).replace('sport:', `id: ${name}\nsport:`));
  expect((await prune()).stderr).toContain('withdrawn 0');
  await writeFile(join(own, 'clip.md'), video(1).replace('title:', 'id: clip\ntitle:'));
  await prune();
  await rm(join(own, 'two.md'));
  await rm(join(own, 'clip.md'));
  await writeFile(join(own, 'broken.md'), 'Text alone');
  expect((await prune()).stderr).toContain('Nothing is withdrawn');
  await rm(join(own, 'broken.md'));
  expect((await prune()).stderr).toContain('withdrawn 2');
  expect(await statusOf('/news/video/clip/clip')).toBe(410);
  expect(await statusOf('/football/news/two/two')).toBe(410);
  expect(await statusOf('/app-news-share?id=two')).toBe(410);
  expect(await statusOf('/football/news/one/one')).toBe(200);
  await writeFile(join(own, 'two.md'), article(1).replace('sport:', 'id: two\nsport:'));
  await prune();
  expect(await statusOf('/football/news/two/two')).toBe(200);
  await writeFile(
    join(own, 'two.md'),
    article(1).replace('sport:', 'id: two\nwithdrawn: true\nsport:'),
  );
  await prune();
  expect(await statusOf('/football/news/two/two')).toBe(410);
  expect(await command('withdraw', 'one', 'none')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('nothing published has the id none'),
  });
  expect(await statusOf('/football/news/one/one')).toBe(410);
});

test('an operator’s own terms replace those of the product', async () => {
  const file = join(directory, 'terms.md');
  await writeFile(
    file,
    '---\nkind: terms\nversion: 7\n---\n\nOf {brand}.\n\n## Ours {#ours}\n\nOur own.\n',
  );
  expect((await command('import', file)).code).toBe(0);
  const page = await (await fetch(`${product.url}/about/terms-of-service?lang=en`)).text();
  expect(page).toContain('Version 7');
  expect(page).toContain('href="/about/terms-of-service/ours"');
  expect(await statusOf('/about/terms-of-service/ours')).toBe(200);
  expect(await statusOf('/about/terms-of-service/what-you-may-do')).toBe(404);
  expect(await statusOf('/about/privacy-policy')).toBe(200);
});
