import { beforeAll, expect, test } from 'vitest';
import type { Canvas } from './canvas.ts';
import type { Font } from './font/font.ts';
import { loadFonts } from './font/load-fonts.ts';
import { CARD, drawMatchCard, type MatchCard } from './match-card.ts';
import { encodePng } from './png.ts';
import { textWidth, wrapText } from './text.ts';

let fonts: Font[];

beforeAll(async () => {
  fonts = await loadFonts();
});

const card = (more: Partial<MatchCard> = {}): MatchCard => ({
  brandName: 'Touchline',
  accent: '#45d690',
  accentInk: '#06281a',
  league: 'Coast League',
  home: 'Harbour Town',
  away: 'Quarry United',
  between: '2–1',
  status: 'Live · H2',
  isLive: true,
  ...more,
});

const colourAt = ({ pixels, width }: Canvas, x: number, y: number) => {
  const at = (y * width + x) * 3;
  const channels = Array.from(pixels.subarray(at, at + 3), (byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  return `#${channels.join('')}`;
};

/** The box of what differs between two pictures. */
function changes(a: Canvas, b: Canvas) {
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (let at = 0; at < a.pixels.length; at += 1) {
    if (a.pixels[at] === b.pixels[at]) continue;
    const pixel = Math.floor(at / 3);
    const [x, y] = [pixel % a.width, Math.floor(pixel / a.width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

test('a goal changes the middle of the card and nothing else', () => {
  const box = changes(drawMatchCard(card(), fonts), drawMatchCard(card({ between: '3–1' }), fonts));
  expect(box.left).toBeGreaterThan(400);
  expect(box.right).toBeLessThan(800);
  expect(box.top).toBeGreaterThan(150);
  expect(box.bottom).toBeLessThan(400);
});

test('the brand’s colour heads the card and marks what is live', () => {
  const first = drawMatchCard(card(), fonts);
  expect(colourAt(first, 600, 3)).toBe('#45d690');
  expect(colourAt(first, 600, 536)).toBe('#45d690');
  const second = drawMatchCard(card({ accent: '#8ab4ff', isLive: false }), fonts);
  expect(colourAt(second, 600, 3)).toBe('#8ab4ff');
  expect(colourAt(second, 600, 536)).toBe('#141b1e');
});

test.each(['Łódź', 'Спартак', 'Ολυμπιακός', 'Āda', 'Øster'])('%s is written', (name) => {
  expect(textWidth(fonts, name, 40)).toBeGreaterThan(60);
});

test('letters that no font has are left out, without a gap', () => {
  expect(wrapText(fonts, 'Tokyo 東京 FC', { size: 40, width: 400, lines: 2 })).toEqual([
    'Tokyo FC',
  ]);
  expect(wrapText(fonts, '東京', { size: 40, width: 400, lines: 2 })).toEqual([]);
  expect(() => drawMatchCard(card({ home: '東京' }), fonts)).not.toThrow();
});

test('a long name takes two lines and then ends in an ellipsis', () => {
  const lines = wrapText(fonts, 'Borussia Verein für Leibesübungen Mönchengladbach', {
    size: 46,
    width: 380,
    lines: 2,
  });
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/);
  for (const line of lines) expect(textWidth(fonts, line, 46)).toBeLessThanOrEqual(380);
});

test('the picture is a PNG that holds every pixel', async () => {
  const canvas = drawMatchCard(card(), fonts);
  const { header, data } = readPng(await encodePng(canvas));
  expect([header.getUint32(0), header.getUint32(4)]).toEqual([CARD.width, CARD.height]);
  const packed = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate'));
  const rows = new Uint8Array(await new Response(packed).arrayBuffer());
  const stride = CARD.width * 3;
  const pixels = new Uint8Array(stride * CARD.height);
  for (let y = 0; y < CARD.height; y += 1)
    for (let x = 0; x < stride; x += 1) {
      const above = y === 0 ? 0 : (pixels[(y - 1) * stride + x] ?? 0);
      pixels[y * stride + x] = (rows[y * (stride + 1) + 1 + x] ?? 0) + above;
    }
  expect(pixels.every((byte, at) => byte === canvas.pixels[at])).toBe(true);
});

/** The two chunks of a PNG file that say something. */
function readPng(file: ArrayBuffer) {
  const view = new DataView(file);
  const chunks = new Map<string, Uint8Array<ArrayBuffer>>();
  for (let at = 8; at < file.byteLength; at += 12 + view.getUint32(at)) {
    const type = new TextDecoder().decode(new Uint8Array(file, at + 4, 4));
    chunks.set(type, new Uint8Array(file, at + 8, view.getUint32(at)));
  }
  const header = chunks.get('IHDR');
  const data = chunks.get('IDAT');
  if (!header || !data) throw new Error('This is no PNG');
  return { header: new DataView(file, header.byteOffset, header.byteLength), data };
}
