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

it('reports content that the server refuses by file and line, and publishes the rest', async () => {
  const directory = await temporaryFolder();
  for (const id of ['a', 'b', 'c'])
    await writeFile(
      join(directory, `${id}.md`),
      `---\nkind: video\nid: ${id}\ntitle: A clip\npublishedAt: 2026-11-21\nduration: 24\nstream: /clips/${id}.m3u8\n---\n`,
    );
  const asked = productWithout('b');
  let stderr = '';
  const code = await runContent(['import', directory, '--to', PRODUCT], {
    stdout: { write: () => {} },
    stderr: { write: (text) => (stderr += text) },
    env: { INGEST_SECRET: 'whsec_dGhlIG9sZCBzZWNyZXQgb2YgdGVzdHM=' },
    signal: new AbortController().signal,
  });
  expect(code).toBe(1);
  expect(asked).toEqual([
    ['a', 'b', 'c'],
    ['a', 'c'],
  ]);
  expect(stderr).toContain(`${join(directory, 'b.md')}:7: stream: is not played\n`);
  expect(stderr).toContain('published 2, unchanged 0, stale 0, left out 1');
});
