import { createServer } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { runContent } from './content.ts';

const requestSchema = v.object({ content: v.array(v.object({ id: v.string() })) });

/** A server that rejects the streams of these videos, and the ids of each request. */
async function productWithout(...wrong: string[]) {
  const asked: string[][] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const { content } = v.parse(requestSchema, JSON.parse(body));
      const ids = content.map(({ id }) => id);
      asked.push(ids);
      const faults = ids.flatMap((id, at) =>
        wrong.includes(id) ? [{ path: `content[${at}].stream`, message: 'is not played' }] : [],
      );
      const isWrong = faults.length > 0;
      response.statusCode = isWrong ? 400 : 200;
      const results = ids.map((id) => ({ id, outcome: 'applied' }));
      response.end(JSON.stringify(isWrong ? { message: 'Malformed', faults } : { results }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const stop = () => new Promise((resolve) => server.close(resolve));
  return { url: `http://127.0.0.1:${port}`, asked, stop };
}

it('reports content that the server refuses by file and line, and publishes the rest', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'refused-'));
  for (const id of ['a', 'b', 'c'])
    await writeFile(
      join(directory, `${id}.md`),
      `---\nkind: video\nid: ${id}\ntitle: A clip\npublishedAt: 2026-11-21\nduration: 24\nstream: /clips/${id}.m3u8\n---\n`,
    );
  const product = await productWithout('b');
  let stderr = '';
  const code = await runContent(['import', directory, '--to', product.url], {
    stdout: { write: () => {} },
    stderr: { write: (text) => (stderr += text) },
    env: { INGEST_SECRET: 'whsec_dGhlIG9sZCBzZWNyZXQgb2YgdGVzdHM=' },
    signal: new AbortController().signal,
  });
  await product.stop();
  expect(code).toBe(1);
  expect(product.asked).toEqual([
    ['a', 'b', 'c'],
    ['a', 'c'],
  ]);
  expect(stderr).toContain(`${join(directory, 'b.md')}:7: stream: is not played\n`);
  expect(stderr).toContain('published 2, unchanged 0, stale 0, left out 1');
  await rm(directory, { recursive: true });
});
