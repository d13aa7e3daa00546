import arabic from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff2?inline';
import brazil from 'circle-flags/flags/br.svg?raw';
import { expect, test } from 'vitest';
import { ALL_SPORTS } from '../../realtime/sports/registry.ts';
import { BRAND_RECORDS } from '../shared/brand/brand.ts';
import { PATTERNS } from '../../realtime/protocol/kit-patterns.ts';
import { kitOf } from '../shared/crest/kit-of.ts';
import { drawCard, fontsFor, type ReadFile } from './draw-card.ts';
import type { CardSide, MatchCard } from './match-card.ts';

const ARABIC = '/fonts/noto-sans-arabic-arabic-700-normal.woff2';
const FLAG = '/flags/br.svg';

const side = (name: string, picture: string | null = null): CardSide => ({
  name,
  kit: kitOf({ id: name }),
  picture,
});

const card = (more: Partial<MatchCard> = {}): MatchCard => ({
  brandName: 'Touchline',
  colours: BRAND_RECORDS.tv.colours,
  league: 'Coast League',
  first: side('Harbour Town'),
  second: side('Quarry United'),
  crest: 'shield',
  court: null,
  score: { first: 2, second: 1 },
  between: '–',
  state: 'H2',
  isLive: true,
  isMirrored: false,
  headline: '',
  note: 'Live',
  line: {
    parts: [
      { length: 45, played: 1 },
      { length: 45, played: 0.4 },
    ],
    marks: [{ shape: 'dot', side: 'first', at: 0.25, kit: '#17306e' }],
  },
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
  expect((await drawCard(card({ score: { first: 3, second: 1 } }), nothing)).png).not.toEqual(png);
});

test('kits, patterns, crests, courts, brands and lines change the drawing', async () => {
  const { first } = card();
  const drawn = await Promise.all(
    [
      {},
      ...[...new Set(ALL_SPORTS.map(({ crest }) => crest))].slice(1).map((crest) => ({ crest })),
      ...PATTERNS.filter((pattern) => pattern !== first.kit.pattern).map((pattern) => ({
        first: { ...first, kit: { ...first.kit, pattern } },
      })),
      { first: { ...first, kit: { ...first.kit, first: '#123456' } } },
      { court: '#24568f' },
      { colours: BRAND_RECORDS.net.colours },
      { line: { parts: [], marks: [] } },
      { line: { parts: card().line.parts, marks: [] } },
      { line: { parts: [{ length: 1, played: 1, kit: '#d3202b' }], marks: [] } },
      ...(['bar', 'yellow', 'red', 'ring'] as const).map((shape) => ({
        line: { parts: card().line.parts, marks: [{ shape, side: 'first' as const, at: 0.25 }] },
      })),
      { isLive: false },
      { isMirrored: true },
      { score: null, headline: 'Postponed' },
    ].map(async (more) => (await drawCard(card(more), nothing)).png.join()),
  );
  expect(new Set(drawn).size).toBe(drawn.length);
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
  const ours = card({ first: side('الهلال السعودي') });
  const blank = await drawCard(ours, nothing);
  expect(blank.isWhole).toBe(false);
  const written = await drawCard(ours, async (path) => (path === ARABIC ? bytesOf(arabic) : null));
  expect(written.isWhole).toBe(true);
  expect(written.png).not.toEqual(blank.png);
});

test('a flag is drawn, or a crest when it fails to load', async () => {
  const withFlag = card({ first: side('Brazil', FLAG) });
  const without = await drawCard(withFlag, nothing);
  const flag = utf8(brazil);
  const drawn = await drawCard(withFlag, async (path) => (path === FLAG ? flag : null));
  expect([without.isWhole, drawn.isWhole]).toEqual([false, true]);
  expect(drawn.png).not.toEqual(without.png);
  const crest = await drawCard(card({ first: side('Brazil') }), nothing);
  expect(without.png).toEqual(crest.png);
});

test('a broken picture does not break the card', async () => {
  const broken = card({ first: side('Brazil', FLAG) });
  const { png } = await drawCard(broken, async () => utf8('no picture'));
  expect(png.length).toBeGreaterThan(0);
});
