import type { Node } from '@takumi-rs/wasm';
import { initialsOf } from '../shared/crest/initials.ts';

/** A team on a card. */
export interface CardSide {
  name: string;
  /** Path of the flag or logo: see `picturePath`; null if missing. */
  picture: string | null;
}

/** Content of a match's card. Equal contents look the same. */
export interface MatchCard {
  brandName: string;
  /** '#rrggbb' */
  accent: string;
  accentInk: string;
  league: string;
  /** On the left, and on the right. */
  first: CardSide;
  second: CardSide;
  /** Shape in place of a picture: a shield, or a disc. */
  shape: 'team' | 'pair' | 'player';
  /** '2–1', or 'vs' and its like before the first score. */
  between: string;
  /** 'FT', 'Live', 'Sat 21 Nov, 15:00 UTC' */
  status: string;
  isLive: boolean;
}

/** px; every network shows it whole. */
export const CARD = { width: 1200, height: 630 } as const;

const INK = '#eef3f1';
const INK_SOFT = '#a2b0ae';
const CANVAS = '#0c1113';
const SURFACE = '#141b1e';
const SHIELD = '#1d2629';

type Style = NonNullable<Node['style']>;

/**
 * Lays out a match's card: its league, both teams with flag, logo or initials, the score and the status.
 * `pictures` are the paths of the available pictures.
 */
export function layOutCard(card: MatchCard, pictures: ReadonlySet<string>): Node {
  const { accent, accentInk, brandName, league, between, status, isLive } = card;
  const isScore = /\d/.test(between);
  const head = { height: 96, borderTop: `8px solid ${accent}`, padding: '0 56px', gap: 40 };
  const pill = isLive ? { backgroundColor: accent, color: accentInk } : { color: INK_SOFT };
  return box({ ...COLUMN, ...CARD, backgroundColor: SURFACE, fontWeight: 700 }, [
    box({ ...ROW, ...head, backgroundColor: CANVAS, justifyContent: 'space-between' }, [
      text(brandName, { fontSize: 36, color: accent, flexShrink: 0 }),
      text(league, { ...ONE_LINE, fontSize: 30, color: INK_SOFT }),
    ]),
    box({ ...ROW, flexGrow: 1, padding: '0 50px' }, [
      sideOf(card.first, card.shape, pictures),
      box({ ...ROW, flexGrow: 1, justifyContent: 'center' }, [
        text(between, {
          ...ONE_LINE,
          fontSize: isScore ? scoreSize(between) : 72,
          color: isScore ? INK : INK_SOFT,
        }),
      ]),
      sideOf(card.second, card.shape, pictures),
    ]),
    box({ ...ROW, height: 124, justifyContent: 'center', alignItems: 'flex-start' }, [
      text(status, { ...pill, fontSize: 34, padding: '8px 28px', borderRadius: 30 }),
    ]),
  ]);
}

/** Returns a card's text: its letters decide which fonts it needs. */
export function lettersOf({
  brandName,
  league,
  first,
  second,
  between,
  status,
}: MatchCard): string {
  const names = [first, second].flatMap(({ name }) => [name, initialsOf(name)]);
  return [brandName, league, ...names, between, status].join('');
}

const ROW: Style = { display: 'flex', flexDirection: 'row', alignItems: 'center' };
const COLUMN: Style = { display: 'flex', flexDirection: 'column' };
const ONE_LINE: Style = { lineClamp: 1, textOverflow: 'ellipsis' };

/** Both scores of three digits fit between the teams. */
function scoreSize(score: string): number {
  return Math.min(150, 780 / score.length);
}

const SHAPES = {
  team: { width: 130, height: 156, borderRadius: '16px 16px 65px 65px' },
  pair: { width: 156, height: 156, borderRadius: '78px' },
  player: { width: 156, height: 156, borderRadius: '78px' },
} satisfies Record<MatchCard['shape'], Style>;

function sideOf(
  { name, picture }: CardSide,
  shape: MatchCard['shape'],
  pictures: ReadonlySet<string>,
): Node {
  const crest: Node =
    picture !== null && pictures.has(picture)
      ? { type: 'image', src: picture, style: { width: 156, height: 156, objectFit: 'contain' } }
      : box(
          {
            ...ROW,
            ...SHAPES[shape],
            justifyContent: 'center',
            backgroundColor: SHIELD,
          },
          [text(initialsOf(name), { fontSize: 56, color: INK_SOFT })],
        );
  return box({ ...COLUMN, width: 370, height: 320, alignItems: 'center', gap: 32 }, [
    crest,
    text(name, {
      fontSize: 44,
      lineHeight: 1.2,
      color: INK,
      textAlign: 'center',
      lineClamp: 2,
      textOverflow: 'ellipsis',
    }),
  ]);
}

function box(style: Style, children: Node[]): Node {
  return { type: 'container', style, children };
}

function text(content: string, style: Style): Node {
  return { type: 'text', text: content, style };
}
