import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { integrityOf, packClient } from './tarball-plugin.ts';
import { tarball } from './tarball.ts';

const FILES = [
  { path: 'package.json', content: Buffer.from('{}') },
  // Longer than one block of gzip.
  { path: 'dist/index.js', content: Buffer.alloc(70_000, 'x') },
];

it('a tarball has the same bytes on every machine, whatever the order of its files', () => {
  const file = tarball(FILES);
  expect(tarball(FILES.toReversed())).toEqual(file);
  expect(hash('sha256', file)).toBe(
    '7f176c2961153693473165cf6fd41bd92e99d2740b0ab8e40c221560ff039fd5',
  );
});

it('a tarball has each file below package/, with its size, and ends with two empty blocks', () => {
  const tar = gunzipSync(tarball(FILES));
  const text = (from: number, length: number) => tar.toString('latin1', from, from + length);
  const second = 512 + 137 * 512;
  expect([text(0, 21), text(124, 12), text(257, 8)]).toEqual([
    'package/dist/index.js',
    `00000210560\0`,
    'ustar\x0000',
  ]);
  expect(text(512, 70_000)).toBe('x'.repeat(70_000));
  expect([text(second, 20), text(second + 512, 2)]).toEqual(['package/package.json', '{}']);
  expect(tar.length).toBe(second + 2 * 512 + 1_024);
  expect(tar.subarray(-1_024).every((byte) => byte === 0)).toBe(true);
});

it('a file whose path has no place in a header is refused', () => {
  expect(() => tarball([{ path: 'x'.repeat(100), content: Buffer.alloc(0) }])).toThrow('no place');
});

const ADVICE = 'Write the hash into docs/live-protocol.md.';

it('docs/live-protocol.md names the hash of the package', async () => {
  const path = new URL('../../../docs/live-protocol.md', import.meta.url);
  const [, document] = /\n(sha512-\S+)\n/.exec(await readFile(path, 'utf8')) ?? [];
  // The comparison includes the advice, so that a failure shows it.
  expect({ ADVICE, document }).toEqual({ ADVICE, document: integrityOf(await packClient()) });
});
