/** Which rows of a card: a long one is made in parts. */
export type CardPart = 'whole' | 'first' | 'middle' | 'last';

/** Rows of one part: there are not too many parts then, nor rows out of sight. */
const SIZE = 6;
/** Rows that a part grows by: one, for a frame of two columns of them has little room. */
export const STEP = 1;

/** px of a match's row, at the text size that most have; `--match-row` at any. */
const ROW = 67;

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

/** How tall rows are, in CSS. */
export function heightOfRows(count: number): string {
  return `calc(${count} * var(--match-row))`;
}

/** How tall a part is under a heading so tall, in CSS: what stands in for it must not move what is below. */
export function heightOfPart(part: CardPart, rows: number, heading: string): string {
  const terms = [heightOfRows(rows)];
  if (beginsCard(part)) terms.push(heading);
  if (endsCard(part)) terms.push('1px');
  return `calc(${terms.join(' + ')})`;
}

/** How many parts with so many rows it takes to fill a screen. */
export function partsOnScreen(rows: readonly number[]): number {
  let filled = 0;
  const last = rows.findIndex((count) => (filled += count * ROW) >= SCREEN);
  return last === -1 ? rows.length : last + 1;
}
