import sharp from 'sharp';
import { expect, test } from 'vitest';
import { SHORTCUTS } from '../../edge/shared/brand/home-screen.ts';
import { maskableSvg, monochromeSvg, shortcutSvg } from './icon-drawings.ts';

const SIDE = 100;
const FAVICON = '<svg><rect width="28" height="28" rx="7" fill="#1d47c9"/></svg>';
const GROUND = '29,71,201,255';

/** Returns each pixel's colour with its distance from the middle, in parts of the side. */
async function pixelsOf(svg: string) {
  const image = sharp(Buffer.from(svg), { density: 300 }).resize(SIDE, SIDE).ensureAlpha().raw();
  const bytes = await image.toBuffer();
  return Array.from({ length: SIDE * SIDE }, (_, at) => ({
    colour: bytes.subarray(at * 4, at * 4 + 4).join(),
    opacity: bytes[at * 4 + 3] ?? 0,
    distance:
      Math.hypot((at % SIDE) + 0.5 - SIDE / 2, Math.floor(at / SIDE) + 0.5 - SIDE / 2) / SIDE,
  }));
}

test('a maskable icon has its mark in the circle that every mask leaves, and its ground elsewhere', async () => {
  const pixels = await pixelsOf(maskableSvg(FAVICON));
  const isGround = ({ colour }: (typeof pixels)[number]) => colour === GROUND;
  expect(pixels.filter(({ distance }) => distance > 0.4).every(isGround)).toBe(true);
  expect(pixels.every(isGround)).toBe(false);
});

test('a monochrome icon is opaque only where the mark is', async () => {
  const pixels = await pixelsOf(monochromeSvg());
  expect(
    pixels.filter(({ distance }) => distance > 0.4).every(({ opacity }) => opacity === 0),
  ).toBe(true);
  expect(pixels.some(({ opacity }) => opacity === 255)).toBe(true);
});

test('each shortcut has a sign of its own on the colour of the brand', async () => {
  const drawings = SHORTCUTS.map((shortcut) => shortcutSvg(FAVICON, shortcut));
  expect(new Set(drawings).size).toBe(SHORTCUTS.length);
  for (const drawing of drawings) {
    const colours = (await pixelsOf(drawing)).map(({ colour }) => colour);
    expect(colours).toContain(GROUND);
    expect(colours).toContain('255,255,255,255');
  }
});

test('a favicon without a ground draws no icon', () => {
  expect(() => maskableSvg('<svg/>')).toThrow('The icon of the brand has no ground.');
});
