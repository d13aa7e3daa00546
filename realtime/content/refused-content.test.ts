import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { stubNetwork } from '../testing/stub-network.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { runContent } from './content.ts';

const requestSchema = v.object({ content: v.array(v.object({ id: v.string() })) });

const PRODUCT = 'https://product.example';

afterEach(() => vi.unstubAllGlobals());

/** Serves a product that rejects the stream of a video; returns the ids of each request. */
function productWithout(wrong: string): string[][] {
  const asked: string[][] = [];
  stubNetwork({
    [PRODUCT]: async (request) => {
      const { content } = v.parse(requestSchema, await request.json());
      const ids = content.map(({ id }) => id);
      asked.push(ids);
      if (!ids.includes(wrong))
        return Response.json({ results: ids.map((id) => ({ id, outcome: 'applied' })) });
      const path = `content[${ids.indexOf(wrong)}].stream`;
      const faults = [{ path, message: 'is not played' }];
      return Response.json({ message: 'Malformed', faults }, { status: 400 });
    },
  });
  return asked;
}

/** Runs `content` for the product. */
async function runWith(...args: string[]) {
  let stderr = '';
  const code = await runContent([...args, '--to', PRODUCT], {
    stdout: { write: () => {} },
    stderr: { write: (text) => (stderr += text) },
    env: { INGEST_SECRET: 'whsec_dGhlIG9sZCBzZWNyZXQgb2YgdGVzdHM=' },
    signal: new AbortController().signal,
  });
  return { code, stderr };
}

const RSS =
  '<rss><channel><item><guid>1</guid><title>A goal</title><description>Late.</description><pubDate>Sat, 21 Nov 2026 18:00:00 GMT</pubDate></item></channel></rss>';

it.each([
  ['a directory', []],
  ['a feed', ['--feed']],
])('names each origin whose pictures do not show, and publishes %s', async (_what, option) => {
  const file = join(await temporaryFolder(), option.length > 0 ? 'rss.xml' : 'goal.md');
  const markdown = '---\ntitle: A goal\npublishedAt: 2026-11-21\n---\n\nLate.\n';
  await writeFile(file, option.length > 0 ? RSS : markdown);
  stubNetwork({
    [PRODUCT]: async (request) => {
      const sent = v.parse(requestSchema, await request.json());
      const results = sent.content.map(({ id }) => ({ id, outcome: 'applied' }));
      const headers = { 'hidden-pictures': 'https://one.example http://two.example:8080' };
      return Response.json({ results }, { headers });
    },
  });
  const { code, stderr } = await runWith('import', ...option, file);
  expect(stderr.split('\n').filter((line) => line.includes('PICTURE_ORIGINS'))).toEqual([
    "pictures of https://one.example do not show: it is none of the server's PICTURE_ORIGINS",
    "pictures of http://two.example:8080 do not show: it is none of the server's PICTURE_ORIGINS",
  ]);
  expect(stderr).toContain('published 1, unchanged 0');
  expect(code).toBe(0);
});

it('reports content that the server refuses by file and line, and publishes the rest', async () => {
  const directory = await temporaryFolder();
  for (const id of ['a', 'b', 'c'])
    await writeFile(
      join(directory, `${id}.md`),
      `---\nkind: video\nid: ${id}\ntitle: A clip\npublishedAt: 2026-11-21\nduration: 24\nstream: /clips/${id}.m3u8\n---\n`,
    );
  const asked = productWithout('b');
  const { code, stderr } = await runWith('import', directory);
  expect(code).toBe(1);
  expect(asked).toEqual([
    ['a', 'b', 'c'],
    ['a', 'c'],
  ]);
  expect(stderr).toContain(`${join(directory, 'b.md')}:7: stream: is not played\n`);
  expect(stderr).toContain('published 2, unchanged 0, stale 0, left out 1');
});
