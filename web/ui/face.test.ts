import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import tokens from './tokens.css?raw';

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

const CATALOGUES = import.meta.glob<Texts>('../../edge/shared/text/catalogues/*/*.ts', {
  import: 'default',
  eager: true,
});
const BASE = 'archivo-84-base.woff2';
const MORE = 'archivo-84-more.woff2';

/** Returns the characters for which browsers load a file of the face, as code points in order. */
function rangeOf(file: string): number[] {
  const rule = tokens.split('@font-face').find((each) => each.includes(file)) ?? '';
  const [, ranges = ''] = /unicode-range:([^;]+);/.exec(rule) ?? [];
  return ranges.split(',').flatMap((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/, '').split('-');
    return inclusive(Number.parseInt(first, 16), Number.parseInt(last, 16));
  });
}

function inclusive(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Returns the characters that a WOFF2 file draws, from its first table of characters. */
async function drawnBy(file: string): Promise<number[]> {
  const bytes = await readFile(new URL(`../../edge/shared/fonts/${file}`, import.meta.url));
  let at = 48;
  const number = () => {
    let value = 0;
    for (let byte = 128; byte & 128; at++) {
      byte = bytes[at] ?? 0;
      value = value * 128 + (byte & 127);
    }
    return value;
  };
  let before = 0;
  let start = -1;
  for (let table = 0; table < bytes.readUInt16BE(12); table++) {
    const flags = bytes[at++] ?? 0;
    const [kind, version] = [flags & 63, flags >> 6];
    if (kind === 63) at += 4;
    let length = number();
    // Outlines and their places are transformed unless their version is 3, other tables never at 0.
    const isTransformed = kind === 10 || kind === 11 ? version !== 3 : version !== 0;
    if (isTransformed) length = number();
    if (kind === 0) start = before;
    before += length;
  }
  const table = brotliDecompressSync(bytes.subarray(at, at + bytes.readUInt32BE(20))).subarray(
    start,
  );
  const map = table.subarray(table.readUInt32BE(8));
  if (map.readUInt16BE(0) !== 4) throw new Error(`${file} has no table of format 4.`);
  const segments = map.readUInt16BE(6) / 2;
  return inclusive(0, segments - 2).flatMap((segment) =>
    inclusive(map.readUInt16BE(16 + 2 * (segments + segment)), map.readUInt16BE(14 + 2 * segment)),
  );
}

test.each([BASE, MORE])('%s draws each character of its range and no other', async (file) => {
  expect(await drawnBy(file)).toEqual(rangeOf(file));
});

test('the two files have ASCII, all of Latin 1 and what our texts write, each character once', () => {
  const wanted = [
    ...inclusive(0x20, 0x7e),
    ...inclusive(0xa0, 0xff),
    ...Array.from('ıŒœ–—‘’“”•…′″€−', (letter) => letter.codePointAt(0) ?? 0),
  ];
  const both = [...rangeOf(BASE), ...rangeOf(MORE)];
  expect(both.toSorted((a, b) => a - b)).toEqual(wanted);
});

/**
 * Arabic letters, which browsers draw with the system's face (ADR 125), and the marks that isolate a
 * part with another direction, for which nothing is drawn.
 */
const NOT_DRAWN_BY_IT = /[\u0600-\u06ff\u2066-\u2069]/;

test('the preloaded file has each character of our texts but Arabic letters and direction marks', () => {
  const texts = Object.values(CATALOGUES).flatMap((areas) =>
    Object.values(areas).map(Object.values),
  );
  const letters = new Set(texts.flat(2).join(''));
  const base = new Set(rangeOf(BASE));
  expect(letters.size).toBeGreaterThan(60);
  const drawn = [...letters].filter((letter) => !NOT_DRAWN_BY_IT.test(letter));
  expect(drawn.filter((letter) => !base.has(letter.codePointAt(0) ?? 0))).toEqual([]);
});
