import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct, type Product } from '../../edge/acceptance/product.ts';
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

/** Each broken in its own way, with the line that is wrong. */
const BROKEN: [name: string, text: string | Uint8Array, line: number][] = [
  ['no-front-matter', 'Text alone', 1],
  ['no-end', '---\ntitle: A\n', 1],
  ['bad-yaml', article(1).replace('[Cup]', '[Cup'), 6],
  ['no-title', article(1).replace('title: Article 1\n', ''), 2],
  ['bad-time', article(1).replace('2026-11-21T18:00Z', 'tomorrow'), 3],
  ['bad-sport', article(1).replace('football', 'chess'), 4],
  ['unknown-member', article(1).replace('tags:', 'labels:'), 6],
  ['no-text', article(1).split('\n').slice(0, 7).join('\n'), 8],
  ['bad-match', article(1).replace('match:m1', 'match:m 1'), 11],
  ['not-utf-8', new Uint8Array([0x2d, 0x2d, 0x2d, 0x0a, 0xff, 0xfe]), 1],
];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'content-'));
  await mkdir(join(directory, 'below'));
  for (let index = 1; index <= 190; index += 1)
    await writeFile(join(directory, index % 2 ? 'below' : '.', `good-${index}.md`), article(index));
  for (const [name, text] of BROKEN) await writeFile(join(directory, `${name}.md`), text);
  product = await startProduct();
});

afterAll(async () => {
  await product.stop();
  await rm(directory, { recursive: true });
});

async function importAll() {
  const written = { stdout: '', stderr: '' };
  const code = await runContent(['import', directory, '--to', product.url], {
    stdout: { write: (text) => (written.stdout += text) },
    stderr: { write: (text) => (written.stderr += text) },
    env: { INGEST_SECRET: product.secret },
    signal: new AbortController().signal,
  });
  return { code, ...written };
}

test('of two hundred files ten are broken: the others are published, once', async () => {
  const first = await importAll();
  expect(first.code).toBe(1);
  const faults = first.stderr.split('\n').filter((line) => line.startsWith(directory));
  expect(faults.map((line) => line.split(': ')[0]).toSorted()).toEqual(
    BROKEN.map(([name, , line]) => `${join(directory, name)}.md:${line}`).toSorted(),
  );
  expect(first.stderr).toContain('published 190, unchanged 0, stale 0, left out 10');
  const again = await importAll();
  expect(again.stderr).toContain('published 0, unchanged 190, stale 0, left out 10');
});
