import arabic from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff2?inline';
import brazil from 'circle-flags/flags/br.svg?raw';
import { expect, test } from 'vitest';
import { drawCard, fontsFor, type ReadFile } from './draw-card.ts';
import type { MatchCard } from './match-card.ts';

const ARABIC = '/fonts/noto-sans-arabic-arabic-700-normal.woff2';
const FLAG = '/flags/br.svg';

const card = (more: Partial<MatchCard> = {}): MatchCard => ({
  brandName: 'Touchline',
  accent: '#45d690',
  accentInk: '#06281a',
  league: 'Coast League',
  first: { name: 'Harbour Town', picture: null },
  second: { name: 'Quarry United', picture: null },
  shape: 'team',
  between: '2–1',
  status: 'Live · H2',
  isLive: true,
  ...more,
});

const nothing: ReadFile = async () => null;
const utf8 = (text: string) => Uint8Array.from(new TextEncoder().encode(text));

function bytesOf(url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
}

test('a card is a PNG of 1200 × 630, identical for the same match', async () => {
  const { png, isWhole } = await drawCard(card(), nothing);
  const header = new DataView(png.buffer, png.byteOffset);
  expect([header.getUint32(0), header.getUint32(16), header.getUint32(20)]).toEqual([
    0x89504e47, 1200, 630,
  ]);
  expect(isWhole).toBe(true);
  expect((await drawCard(card(), nothing)).png).toEqual(png);
  expect((await drawCard(card({ between: '3–1' }), nothing)).png).not.toEqual(png);
});

test.each([
  ['Łódź – Спартак – Ολυμπιακός', []],
  ['الهلال', [ARABIC]],
  ['מכבי', ['/fonts/noto-sans-hebrew-hebrew-700-normal.woff2']],
  ['ไทย', ['/fonts/noto-sans-thai-thai-700-normal.woff2']],
  ['भारत', ['/fonts/noto-sans-devanagari-devanagari-700-normal.woff2']],
])('%s needs only the fonts of its script', (letters, paths) => {
  expect(fontsFor(letters)).toEqual(paths);
});

test('Chinese, Japanese and Korean need only parts of their own font family', () => {
  for (const [name, family] of [
    ['鹿島アントラーズ', 'noto-sans-jp'],
    ['울산', 'noto-sans-kr'],
    ['们', 'noto-sans-sc'],
  ] as const) {
    const paths = fontsFor(name);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.every((path) => path.startsWith(`/fonts/${family}-`))).toBe(true);
  }
});

test('a name in another script is drawn once its font is available', async () => {
  const ours = card({ first: { name: 'الهلال السعودي', picture: null } });
  const blank = await drawCard(ours, nothing);
  expect(blank.isWhole).toBe(false);
  const written = await drawCard(ours, async (path) => (path === ARABIC ? bytesOf(arabic) : null));
  expect(written.isWhole).toBe(true);
  expect(written.png).not.toEqual(blank.png);
});

test('a flag is drawn, or initials when it fails to load', async () => {
  const withFlag = card({ first: { name: 'Brazil', picture: FLAG } });
  const without = await drawCard(withFlag, nothing);
  const flag = utf8(brazil);
  const drawn = await drawCard(withFlag, async (path) => (path === FLAG ? flag : null));
  expect([without.isWhole, drawn.isWhole]).toEqual([false, true]);
  expect(drawn.png).not.toEqual(without.png);
  const initials = await drawCard(card({ first: { name: 'Brazil', picture: null } }), nothing);
  expect(without.png).toEqual(initials.png);
});

test('a broken picture does not break the card', async () => {
  const broken = card({ first: { name: 'Brazil', picture: FLAG } });
  const { png } = await drawCard(broken, async () => utf8('no picture'));
  expect(png.length).toBeGreaterThan(0);
});
