import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { unplainLines } from './plain-english.ts';

const ROOT = new URL('../', import.meta.url);

test.each([
  ['a banned word', '// The room is told.', ['1: The room is told.']],
  ['a banned word amid a block', '/**\n * Asks\n * anew.\n */', ['3: anew.']],
  ['a sentence without a subject', '/** Of the rooms. */', ['1: Of the rooms.']],
  ['such a sentence on the second line', '/*\n * Whose it is.\n */', ['2: Whose it is.']],
  ['a name in backticks', '// Calls `told`.', []],
  ['a line that goes on', '/**\n * Returns the names\n * Of London.\n */', []],
  [
    'a name and a text',
    "const told = 'again';\nfail('Try anew');",
    ["1: const told = 'again';", "2: fail('Try anew');"],
  ],
  ['a part of a name', "const isRetold = 'renewed';", []],
])('reads %s', (_case, source, found) => {
  expect(unplainLines(source)).toEqual(found);
});

test('code and comments are plain English', async () => {
  const found: string[] = [];
  for (const folder of ['.ci', 'bench', 'edge', 'realtime', 'web']) {
    const entries = await readdir(new URL(folder, ROOT), { recursive: true });
    for (const path of entries.filter((name) => /\.(?:tsx?|css|mjs)$/.test(name))) {
      if (path.startsWith('plain-english')) continue;
      const source = await readFile(new URL(`${folder}/${path}`, ROOT), 'utf8');
      found.push(...unplainLines(source).map((line) => `${folder}/${path}:${line}`));
    }
  }
  expect(found).toEqual([]);
});
