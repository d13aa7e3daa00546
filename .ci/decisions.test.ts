import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const FOLDER = new URL('../docs/decisions/', import.meta.url);
const PAGE = /^(?:historic\/)?(?<number>\d{4})-[a-z0-9-]+\.md$/;

test('every decision has a row in the index, under its number and title', async () => {
  const index = await readFile(new URL('README.md', FOLDER), 'utf8');
  const rows = index.split('\n').map((row) => row.split('|').map((cell) => cell.trim()));
  const pages = (await readdir(FOLDER, { recursive: true })).filter((each) => each.endsWith('.md'));
  for (const page of pages.filter((each) => each !== 'README.md')) {
    const [heading = ''] = (await readFile(new URL(page, FOLDER), 'utf8')).split('\n');
    const title = heading.replace(/^# \d+\s*[.·]\s*/, '');
    const number = String(Number(PAGE.exec(page)?.groups?.['number']));
    expect(rows.find((cells) => cells[1] === number)?.[2]).toBe(`[${title}](${page})`);
  }
});

test('every link between documents leads to a file', async () => {
  const docs = new URL('../docs/', import.meta.url);
  const pages = (await readdir(docs, { recursive: true })).filter((each) => each.endsWith('.md'));
  const missing: string[] = [];
  for (const url of [
    ...pages.map((page) => new URL(page, docs)),
    new URL('../README.md', docs),
    new URL('../CONTRIBUTING.md', docs),
  ]) {
    const text = await readFile(url, 'utf8');
    for (const [, target = ''] of text.matchAll(/(?:\]\(|src=")(?!https?:|mailto:|#)([^)"#]+)/g))
      if (!existsSync(new URL(target, url))) missing.push(`${url.pathname}: ${target}`);
  }
  expect(missing).toEqual([]);
});
