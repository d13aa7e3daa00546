import { MARK } from '../shared/brand/mark.ts';
import { CLOTH, clothPath } from '../shared/crest/cloth.ts';
import { CHARGES, OUTLINES, PATTERN_PATHS } from '../shared/crest/crest-paths.ts';
import type { DrawnKit } from '../shared/crest/kit-of.ts';
import { shadesOf } from '../shared/crest/shades.ts';
import type { LineMark } from '../shared/line/line-marks.ts';
import { PLACES, type MatchCard } from './match-card.ts';

const CHALK = '#f4f7f2';
/** Colours of `tokens.css` for a dark ground. */
const LIVE = '#ff7d63';
const PAST = '#98a49e';
const REST = '#6b7771';
const GAP = 8;

/**
 * Returns the card's ground as SVG: cloths or court, discs, circle, line and mark. Draws a crest for each side
 * that is not in `withPicture`.
 */
export function cardPicture(card: MatchCard, withPicture: ReadonlySet<'first' | 'second'>): string {
  const { width, height, caption, ground, sides, circle } = PLACES;
  const { stage, stageDeep } = card.colours;
  const half = width / 2;
  const [y, tall] = [caption, ground - caption - 6];
  return svg(width, height, [
    rect(0, 0, width, height, stage),
    rect(0, 0, width, ground, stageDeep),
    ...(card.court === null
      ? [
          cloth(card.first.kit, 0, y, half - 5, tall),
          cloth(card.second.kit, half + 5, y, half - 5, tall),
          rect(half - 1.5, caption, 3, tall, CHALK),
        ]
      : [court(card.court, y, tall)]),
    rect(0, ground - 3, width, 3, CHALK),
    ...(['first', 'second'] as const).flatMap((which) => [
      disc(sides[which], ground, PLACES.disc, stage),
      withPicture.has(which) ? '' : crest(card, which),
    ]),
    `<circle cx="${half}" cy="${ground}" r="${circle}" fill="${stage}" stroke="${CHALK}" stroke-width="3"/>`,
    card.isMirrored ? `<g transform="matrix(-1 0 0 1 ${width} 0)">${line(card)}</g>` : line(card),
    logo(card),
  ]);
}

function svg(width: number, height: number, parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
}

function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
}

function disc(x: number, y: number, r: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
}

function cloth(kit: DrawnKit, x: number, y: number, width: number, height: number): string {
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${CLOTH.width} ${CLOTH.height}" preserveAspectRatio="xMidYMid slice">${rect(0, 0, CLOTH.width, CLOTH.height, kit.first)}<path fill="${kit.second}" d="${clothPath(kit.pattern)}"/></svg>`;
}

/** Draws a court along the card, with its lines and the net across its middle. */
function court(colour: string, y: number, height: number): string {
  const { width } = PLACES;
  return `<svg y="${y}" width="${width}" height="${height}">${rect(0, 0, width, height, colour)}<path d="M75 ${height}V34h1050V${height}M75 86h1050M330 86V${height}M870 86V${height}" fill="none" stroke="${CHALK}" stroke-opacity=".5" stroke-width="4"/><path d="M${width / 2} 6V${height}" fill="none" stroke="${CHALK}" stroke-opacity=".5" stroke-width="6" stroke-dasharray="8 8"/></svg>`;
}

function crest(card: MatchCard, which: 'first' | 'second'): string {
  const { kit } = card[which];
  const { dark, pale } = shadesOf(kit);
  const outline = OUTLINES[card.crest];
  const size = PLACES.crest;
  return `<svg x="${PLACES.sides[which] - size / 2}" y="${PLACES.ground - size / 2}" width="${size}" height="${size}" viewBox="0 0 24 24"><clipPath id="${which}"><path d="${outline}"/></clipPath><g clip-path="url(#${which})">${rect(0, 0, 24, 24, kit.first)}<path fill="${kit.second}" d="${PATTERN_PATHS[kit.pattern]}"/><circle cx="12" cy="11.8" r="5.8" fill="${dark}" stroke="${pale}" stroke-width=".9"/><path fill="${pale}" d="${CHARGES[kit.charge]}"/></g><path d="${outline}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width=".25"/></svg>`;
}

/** Draws the touchline. Its played part has the colour of the side that won it, else that of live or past. */
function line({ line: { parts, marks }, isLive }: MatchCard): string {
  const { y, from, to } = PLACES.line;
  const wide = to - from;
  if (parts.length === 0) return rect(from, y - 2, wide, 4, REST);
  const whole = parts.reduce((sum, { length }) => sum + length, 0);
  let end = from;
  const stretches = parts.map(({ length, played, kit }, index) => {
    const start = end;
    end += (length / whole) * wide;
    const width = end - start - (index < parts.length - 1 ? GAP : 0);
    const colour = kit ?? (isLive ? LIVE : PAST);
    return rect(start, y - 2, width, 4, REST) + rect(start, y - 2, width * played, 4, colour);
  });
  return [...stretches, ...marks.map(mark)].join('');
}

const CARDS = { yellow: '#f2c832', red: '#ff5a6e' };

/** Draws an event above the line for the first side, below it for the second. */
function mark({ shape, side, at, kit = PAST }: LineMark): string {
  const { y: middle, from, to } = PLACES.line;
  const x = from + at * (to - from);
  const y = middle + (side === 'first' ? -16 : 16);
  switch (shape) {
    case 'dot':
      return `<circle cx="${x}" cy="${y}" r="9" fill="${kit}" stroke="${CHALK}" stroke-width="3"/>`;
    case 'ring':
      return `<circle cx="${x}" cy="${y}" r="9" fill="none" stroke="${PAST}" stroke-width="3" stroke-dasharray="4 4"/>`;
    case 'bar':
      return rect(x - 3, y - 9, 6, 18, kit);
    case 'yellow':
    case 'red':
      return rect(x - 6, y - 9, 12, 18, CARDS[shape]);
  }
}

/** Draws the product's mark at the end of the caption. */
function logo({ colours: { accent, accentInk }, isMirrored }: MatchCard): string {
  const { box, radius, lines, stroke, ball } = MARK;
  return `<svg x="${isMirrored ? 56 : 1100}" y="16" width="44" height="44" viewBox="0 0 ${box} ${box}"><rect width="${box}" height="${box}" rx="${radius}" fill="${accent}"/><path d="${lines}" fill="none" stroke="${accentInk}" stroke-width="${stroke}"/><circle cx="${ball.x}" cy="${ball.y}" r="${ball.r}" fill="${accentInk}"/></svg>`;
}
