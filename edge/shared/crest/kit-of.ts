import type { Kit } from '../../../realtime/protocol/kit.ts';
import { PATTERNS, type Pattern } from '../../../realtime/protocol/kit-patterns.ts';

/**
 * Believable pairs of colours for teams whose source sends none: the base, and the pattern on it.
 */
const PAIRS: readonly (readonly [string, string])[] = [
  ['#c8202f', '#ffffff'],
  ['#17306e', '#ffffff'],
  ['#1d4fc4', '#f2c318'],
  ['#0f8fc0', '#ffffff'],
  ['#14713c', '#ffffff'],
  ['#f2b91d', '#1b1b1b'],
  ['#7a1f38', '#7fb8e6'],
  ['#ffffff', '#c8202f'],
  ['#6b2fa0', '#ffffff'],
  ['#1b1b1b', '#f07d1a'],
  ['#ffffff', '#17306e'],
  ['#d3202b', '#17306e'],
  ['#006d77', '#f4e9cd'],
  ['#1b1b1b', '#ffffff'],
  ['#e8641b', '#17306e'],
  ['#14713c', '#f2c318'],
  ['#5fb4e8', '#ffffff'],
  ['#b8123f', '#f2c318'],
  ['#1d4fc4', '#ffffff'],
  ['#4b1d6b', '#f0a020'],
  ['#ffffff', '#14713c'],
  ['#7a2e1d', '#f0d9a0'],
  ['#0b5d4a', '#e23b2e'],
  ['#d3202b', '#1b1b1b'],
  ['#2b2470', '#f2b91d'],
  ['#9aa3ab', '#7a1f38'],
  ['#f2c318', '#14713c'],
  ['#e05a8a', '#1b1b1b'],
  ['#17306e', '#5fb4e8'],
  ['#0f8fc0', '#f07d1a'],
  ['#671a2b', '#ffffff'],
  ['#ffffff', '#1b1b1b'],
];

/** The signs of large crests. */
const SIGNS = [
  'star',
  'peaks',
  'waves',
  'crown',
  'tower',
  'bolt',
  'sun',
  'leaf',
  'ball',
  'wing',
] as const;
export type Charge = (typeof SIGNS)[number];

/** A kit as it is drawn, with the sign of its large crest. */
export interface DrawnKit extends Required<Kit> {
  charge: Charge;
}

export interface Kitted {
  id: string;
  kit?: Kit | undefined;
}

/**
 * Returns a team's kit from its source, else one that depends only on the team's id. A team that
 * changes its name keeps its colours.
 */
export function kitOf({ id, kit }: Kitted): DrawnKit {
  const hash = hashOf(id);
  const [first, second] = pick(PAIRS, hash);
  return {
    first: kit?.first ?? first,
    second: kit?.second ?? second,
    pattern: kit?.pattern ?? patternOf(hash),
    charge: pick(SIGNS, hash >>> 12),
  };
}

/** Returns the pattern of a hash, never `plain`, which would hide the second colour. */
function patternOf(hash: number): Pattern {
  return pick(PATTERNS.slice(1), hash >>> 6);
}

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}

/** Returns the 32-bit FNV-1a hash of a text. */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  // Mixes the bits: ids that differ only in their last digit would share their upper bits.
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x85_eb_ca_6b) >>> 0;
}
