/** Outline of every crest, in a box of 20 × 24. */
export const CREST_SHIELD = 'M1 2h18v11c0 5-4 8.5-9 10.5C5 21.5 1 18 1 13z';

/** What may lie on a shield: a half, a pale, a fess, a bend, a chevron, a quarter. */
const FIGURES = [
  'M10 2h9v11c0 5-4 8.5-9 10.5z',
  'M7 2h6v20.2c-1 .5-2 1-3 1.3-1-.3-2-.8-3-1.3z',
  'M1 8h18v6H1z',
  'M1 2h5l12.5 14c-.8 1.6-1.9 2.9-3.3 4L1 4z',
  'M1 12l9-7 9 7v4l-9-7-9 7z',
  'M1 2h9v9h9v2c0 5-4 8.5-9 10.5V11H1z',
] as const;

const FIELDS = [
  '#b3262b',
  '#d9541e',
  '#d99a12',
  '#5d8a1f',
  '#157a4a',
  '#0f7f86',
  '#1c6fb8',
  '#2a4699',
  '#5b3aa0',
  '#97328f',
  '#3b4650',
  '#7a4a2b',
] as const;
const INKS = ['#ffffff', '#14181f', '#f4d35e', '#dfe6ea'] as const;

/** How opaque a figure lies on its field. */
export const CREST_INK_OPACITY = 0.85;

export interface Crest {
  /** Colour of the shield, '#rrggbb'. */
  field: string;
  /** SVG path of what lies on it. */
  figure: string;
  /** Colour of the figure, '#rrggbb'. */
  ink: string;
}

/** The crest of a name: always the same for the same name. */
export function crestOf(name: string): Crest {
  const hash = hashOf(name);
  const [field, rest] = pick(FIELDS, hash);
  const [figure, last] = pick(FIGURES, rest);
  const [ink] = pick(INKS, last);
  return { field, figure, ink };
}

function pick<Item>(items: readonly [Item, ...Item[]], hash: number): [Item, number] {
  return [items[hash % items.length] ?? items[0], Math.floor(hash / items.length)];
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
