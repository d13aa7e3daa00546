import { initialsOf } from '../crest/initials.ts';
import { createCanvas, type Canvas } from './canvas.ts';
import type { Font } from './font/font.ts';
import { flatten } from './path.ts';
import { parseSvgPath } from './svg-path.ts';
import { drawText, textWidth, wrapText } from './text.ts';

/** What a match's card says. Two of the same look the same. */
export interface MatchCard {
  brandName: string;
  /** '#rrggbb' */
  accent: string;
  accentInk: string;
  league: string;
  home: string;
  away: string;
  /** '2–1', or 'vs' and its like where there is no score yet. */
  between: string;
  /** 'FT', 'Live', 'Sat 21 Nov, 15:00 UTC' */
  status: string;
  isLive: boolean;
}

/** px: what every network shows whole. */
export const CARD = { width: 1200, height: 630 } as const;

const INK = '#eef3f1';
const INK_SOFT = '#a2b0ae';
const CANVAS = '#0c1113';
const SURFACE = '#141b1e';
const CREST_BOX = { width: 20, height: 24 };
const MIDDLE = CARD.width / 2;
const SIDES = { home: 240, away: CARD.width - 240 };

/** Draws a match's card: its league, both teams with their crests, the score and how it stands. */
export function drawMatchCard(card: MatchCard, fonts: readonly Font[]): Canvas {
  const canvas = createCanvas(CARD.width, CARD.height, CANVAS);
  canvas.fillRect(0, 96, CARD.width, CARD.height - 96, SURFACE);
  canvas.fillRect(0, 0, CARD.width, 8, card.accent);
  drawText(canvas, fonts, card.brandName, { x: 56, y: 68, size: 36, colour: card.accent });
  const [league = ''] = wrapText(fonts, card.league, { size: 30, width: 760, lines: 1 });
  drawText(canvas, fonts, league, { x: 1144, y: 66, size: 30, colour: INK_SOFT, align: 'end' });
  drawSide(canvas, fonts, card.home, SIDES.home);
  drawSide(canvas, fonts, card.away, SIDES.away);
  drawBetween(canvas, fonts, card);
  drawStatus(canvas, fonts, card);
  return canvas;
}

function drawSide(canvas: Canvas, fonts: readonly Font[], name: string, x: number): void {
  drawCrest(canvas, fonts, name, { x, y: 176, width: 150 });
  const size = 46;
  const lines = wrapText(fonts, name, { size, width: 380, lines: 2 });
  lines.forEach((line, index) =>
    drawText(canvas, fonts, line, {
      x,
      y: 424 + index * size * 1.15,
      size,
      colour: INK,
      align: 'middle',
    }),
  );
}

const SHIELD = 'M1 2h18v11c0 5-4 8.5-9 10.5C5 21.5 1 18 1 13z';
const SHIELD_COLOUR = '#1d2629';

/** A neutral shield with initials: colours that nobody told would be somebody else's. */
function drawCrest(
  canvas: Canvas,
  fonts: readonly Font[],
  name: string,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  const scale = width / CREST_BOX.width;
  canvas.paint(flatten(parseSvgPath(SHIELD), scale, x - width / 2, y), SHIELD_COLOUR);
  const size = width * 0.4;
  drawText(canvas, fonts, initialsOf(name), {
    x,
    y: y + CREST_BOX.height * scale * 0.5 + size * 0.36,
    size,
    colour: INK_SOFT,
    align: 'middle',
  });
}

/** As large as fits between the crests. */
function drawBetween(canvas: Canvas, fonts: readonly Font[], { between }: MatchCard): void {
  const room = 470;
  const isScore = /\d/.test(between);
  const wanted = isScore ? 150 : 72;
  const size = Math.min(wanted, (wanted * room) / textWidth(fonts, between, wanted));
  drawText(canvas, fonts, between, {
    x: MIDDLE,
    y: 266 + size * 0.36,
    size,
    colour: isScore ? INK : INK_SOFT,
    align: 'middle',
  });
}

function drawStatus(canvas: Canvas, fonts: readonly Font[], card: MatchCard): void {
  const size = 34;
  const width = textWidth(fonts, card.status, size) + 56;
  const top = 530;
  const height = 60;
  if (card.isLive) canvas.paint([pill(MIDDLE - width / 2, top, width, height)], card.accent);
  drawText(canvas, fonts, card.status, {
    x: MIDDLE,
    y: top + height / 2 + size * 0.36,
    size,
    colour: card.isLive ? card.accentInk : INK_SOFT,
    align: 'middle',
  });
}

/** A bar whose ends are half circles. */
function pill(x: number, y: number, width: number, height: number): number[] {
  const radius = height / 2;
  return [
    [x + width - radius, -Math.PI / 2],
    [x + radius, Math.PI / 2],
  ].flatMap(([centre = 0, from = 0]) =>
    Array.from({ length: 25 }, (_, step) => from + (Math.PI * step) / 24).flatMap((angle) => [
      centre + radius * Math.cos(angle),
      y + radius + radius * Math.sin(angle),
    ]),
  );
}
