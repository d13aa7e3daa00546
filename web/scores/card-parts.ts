/** Which rows of a card: a long one is made in parts. */
export type CardPart = 'whole' | 'first' | 'middle' | 'last';

/** Rows of one part: few, for a scrolling reader to wait for no more than these. */
const SIZE = 3;

/** px that the styles give a match's row and the end of a card, lines included. */
const ROW = 67;
const END = 1;

/** px of a part of three rows, as most have, until it has been measured. */
export const PART_HEIGHT = SIZE * ROW;

/** px that a server fills with rows: more than most screens are tall. */
const SCREEN = 1_000;

/** A card's rows, a few to each part. */
export function partsOf<Row>(rows: readonly Row[]): { rows: readonly Row[]; part: CardPart }[] {
  const count = Math.max(1, Math.ceil(rows.length / SIZE));
  return Array.from({ length: count }, (_, index) => ({
    rows: rows.slice(index * SIZE, (index + 1) * SIZE),
    part: partAt(index, count),
  }));
}

function partAt(index: number, count: number): CardPart {
  if (count === 1) return 'whole';
  if (index === 0) return 'first';
  return index === count - 1 ? 'last' : 'middle';
}

/** Whether a part has the card's heading. */
export function beginsCard(part: CardPart): boolean {
  return part === 'whole' || part === 'first';
}

/** Whether nothing of the card follows a part. */
export function endsCard(part: CardPart): boolean {
  return part === 'whole' || part === 'last';
}

/** How tall rows are, px. */
export function heightOfRows(count: number): number {
  return count * ROW;
}

/** How tall a part is under a heading of so many px: what stands in for it must not move what is below. */
export function heightOfPart(part: CardPart, rows: number, heading: number): number {
  return heightOfRows(rows) + (beginsCard(part) ? heading : 0) + (endsCard(part) ? END : 0);
}

/** How many parts of these heights, px, it takes to fill a screen. */
export function partsOnScreen(heights: readonly number[]): number {
  let filled = 0;
  const last = heights.findIndex((height) => (filled += height) >= SCREEN);
  return last === -1 ? heights.length : last + 1;
}
