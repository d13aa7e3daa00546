import type { Side } from '../../realtime/protocol/primitives.ts';
import { MARK } from '../shared/brand/mark.ts';
import { CLOTH, clothPath } from '../shared/crest/cloth.ts';
import { CHARGES, OUTLINES, PATTERN_PATHS } from '../shared/crest/crest-paths.ts';
import { kitNameOf, lookAlike } from '../shared/crest/kit-name.ts';
import type { DrawnKit } from '../shared/crest/kit-of.ts';
import { contrastOf, shadesOf } from '../shared/crest/shades.ts';
import type { LinePart } from './card-line.ts';
import { PLACES, type MatchCard } from './match-card.ts';

const CHALK = '#f4f7f2';
/** Colours of `tokens.css` on dark. */
const LIVE = '#ff7d63';
const PAST = '#98a49e';
const REST = '#6b7771';
/** WCAG 2.2, 1.4.11: graphics. */
const VISIBLE = 3;
const GAP = 8;

/** Returns the card's ground as SVG: cloths, discs, drawn crests, circle, line and mark. */
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
    line(card),
    mark(card.colours),
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

/** A court along the card: its lines, and the net across its middle. */
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

/** The touchline: what is played is live, over, or has the colour of the side that won it. */
function line({ line: { parts, goals }, first, second, colours, isLive }: MatchCard): string {
  const { y, from, to } = PLACES.line;
  const own = shown(first.kit, colours.stage, null);
  const kits = { [first.side]: own, [second.side]: shown(second.kit, colours.stage, own) };
  const wide = to - from;
  let x = from;
  const drawn = parts.map((part, index) => {
    const width = part.share * wide - (index < parts.length - 1 ? GAP : 0);
    const here = x;
    x += part.share * wide;
    // The place tells who won it, also without its colour.
    const lift = part.winner === null ? 0 : part.winner === first.side ? -4 : 4;
    return `${part.played < 1 ? rect(here, y - 2, width, 4, REST) : ''}${rect(here, y - 2 + lift, width * part.played, 4, colourOf(part, kits, isLive))}`;
  });
  const marks = goals.map(({ at, team }) => {
    const above = team === first.side ? -15 : 15;
    const { kit } = team === first.side ? first : second;
    return `<circle cx="${from + at * wide}" cy="${y + above}" r="9" fill="${kit.first}" stroke="${kits[team]}" stroke-width="3"/>`;
  });
  return [...drawn, ...marks].join('');
}

function colourOf(
  { winner }: LinePart,
  kits: Readonly<Partial<Record<Side, string>>>,
  isLive: boolean,
): string {
  return (winner && kits[winner]) ?? (isLive ? LIVE : PAST);
}

/** Returns the first colour of a kit, else chalk, that shows on a ground and differs from another. */
function shown({ first, second }: DrawnKit, ground: string, other: string | null): string {
  const differs = (colour: string) =>
    other === null || !lookAlike(kitNameOf(colour), kitNameOf(other));
  const visible = [first, second, CHALK, PAST].filter(
    (colour) => contrastOf(colour, ground) >= VISIBLE,
  );
  return visible.find(differs) ?? PAST;
}

/** The product's mark, at the end of the caption. */
function mark({ accent, accentInk }: MatchCard['colours']): string {
  const { box, radius, lines, stroke, ball } = MARK;
  return `<svg x="1100" y="16" width="44" height="44" viewBox="0 0 ${box} ${box}"><rect width="${box}" height="${box}" rx="${radius}" fill="${accent}"/><path d="${lines}" fill="none" stroke="${accentInk}" stroke-width="${stroke}"/><circle cx="${ball.x}" cy="${ball.y}" r="${ball.r}" fill="${accentInk}"/></svg>`;
}
