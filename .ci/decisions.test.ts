import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const FOLDER = new URL('../docs/decisions/', import.meta.url);

test('every decision has a row in the index, under its number and title', async () => {
  const index = await readFile(new URL('README.md', FOLDER), 'utf8');
  const rows = index.split('\n').map((row) => row.split('|').map((cell) => cell.trim()));
  for (const name of (await readdir(FOLDER)).filter((each) => each !== 'README.md')) {
    const [heading = ''] = (await readFile(new URL(name, FOLDER), 'utf8')).split('\n');
    const title = heading.replace(/^# \d+\s*[.·]\s*/, '');
    const number = String(Number(name.slice(0, 4)));
    expect(rows.find((cells) => cells[1] === number)?.[2]).toBe(`[${title}](${name})`);
  }
});
