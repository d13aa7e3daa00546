import type { CrestShape } from '../../realtime/sports/sport.ts';
import type { BrandColours } from '../shared/brand/brand.ts';
import type { DrawnKit } from '../shared/crest/kit-of.ts';
import type { LineMark } from '../shared/line/line-marks.ts';
import type { LinePart } from '../shared/line/line-parts.ts';

/** A team on a card. */
export interface CardSide {
  name: string;
  kit: DrawnKit;
  /** Path of the flag or logo (see `picturePath`); null if there is none. */
  picture: string | null;
}

/** Content of a match's card. Cards with equal contents look the same. */
export interface MatchCard {
  brandName: string;
  colours: BrandColours;
  league: string;
  /** The sides on the left and on the right. */
  first: CardSide;
  second: CardSide;
  /** Outline of drawn crests. */
  crest: CrestShape;
  /** Colour of the court in a sport of players without club colours; null: the sides' cloths are shown. */
  court: string | null;
  /** Null if there is none to show, as before the start. */
  score: { first: number; second: number } | null;
  /** The text between the scores, '–' or '@', or between names, such as 'vs'. */
  between: string;
  /** The period or the ending, in the circle: 'H2', 'FT'. A match that is not played has 'vs' or '@'. */
  state: string;
  isLive: boolean;
  /** The text in place of a score: 'Sat 21 Nov, 15:00 UTC', 'Postponed'; empty with a score. */
  headline: string;
  /** The text below the line: 'Live · 6–4 3–2', 'Penalties 4–3 · The Old Pier'. */
  note: string;
  /**
   * The line of play; it has no parts without a score. The `kit` of a part or mark is a colour, '#rrggbb'. Marks
   * of the side that the sport names first are above the line.
   */
  line: { parts: readonly LinePart[]; marks: readonly LineMark[] };
  /** Whether the card runs from right to left: the side that the sport names first is then on the right. */
  isMirrored: boolean;
}

/** Positions and sizes of a card's parts, px: of the drawn ground, and of texts and pictures on it. */
export const PLACES = {
  width: 1200,
  height: 630,
  caption: 76,
  /** Lower edge of the cloths or the court. */
  ground: 264,
  /** Centres of the crests. */
  sides: { first: 236, second: 964 },
  crest: 128,
  disc: 94,
  circle: 80,
  line: { y: 536, from: 56, to: 1144 },
} as const;

/** Size of a card, px: every social network shows it uncropped. */
export const CARD = { width: PLACES.width, height: PLACES.height } as const;

/** Returns a card's text: its letters decide which fonts it needs. */
export function lettersOf(card: MatchCard): string {
  const { brandName, league, first, second, between, state, headline, note } = card;
  return [brandName, league, first.name, second.name, between, state, headline, note].join('');
}
