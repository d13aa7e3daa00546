import type { CrestShape } from '../../realtime/sports/sport.ts';
import type { BrandColours } from '../shared/brand/brand.ts';
import type { DrawnKit } from '../shared/crest/kit-of.ts';
import type { LineMark } from '../shared/line/line-marks.ts';
import type { LinePart } from '../shared/line/line-parts.ts';

/** A team on a card. */
export interface CardSide {
  name: string;
  kit: DrawnKit;
  /** Path of the flag or logo: see `picturePath`; null if missing. */
  picture: string | null;
}

/** Content of a match's card. Equal contents look the same. */
export interface MatchCard {
  brandName: string;
  colours: BrandColours;
  league: string;
  /** On the left, and on the right. */
  first: CardSide;
  second: CardSide;
  /** Outline of drawn crests. */
  crest: CrestShape;
  /** The court of players, who wear no club's colours; null: the sides' cloths. */
  court: string | null;
  /** Null before the first score, and without one to show. */
  score: { first: number; second: number } | null;
  /** '–' or '@' between figures; 'vs' and its like between names. */
  between: string;
  /** The period or the ending, in the circle: 'H2', 'FT'; `between` of a match that has none. */
  state: string;
  isLive: boolean;
  /** In place of figures: 'Sat 21 Nov, 15:00 UTC', 'Postponed'. */
  headline: string;
  /** Below the line: 'Live · 6–4 3–2', 'Penalties 4–3 · The Old Pier'. */
  note: string;
  /**
   * Kits of its parts and marks are colours: '#rrggbb'. No parts before it begins. Marks of the side that its sport
   * names first are above the line.
   */
  line: { parts: readonly LinePart[]; marks: readonly LineMark[] };
  /** Whether it runs from right to left: the side named first is then on the right. */
  isMirrored: boolean;
}

/** Where a card's parts are, px: the drawn ground, and the words and pictures on it. */
export const PLACES = {
  width: 1200,
  height: 630,
  caption: 76,
  /** Lower edge of the cloths: the halfway line's end. */
  ground: 264,
  /** Centres of the crests. */
  sides: { first: 236, second: 964 },
  crest: 128,
  disc: 94,
  circle: 80,
  line: { y: 536, from: 56, to: 1144 },
} as const;

/** px; every network shows it whole. */
export const CARD = { width: PLACES.width, height: PLACES.height } as const;

/** Returns a card's text: its letters decide which fonts it needs. */
export function lettersOf(card: MatchCard): string {
  const { brandName, league, first, second, between, state, headline, note } = card;
  return [brandName, league, first.name, second.name, between, state, headline, note].join('');
}
