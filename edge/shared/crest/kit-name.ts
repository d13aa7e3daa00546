import { kitOf, type Kitted } from './kit-of.ts';

/**
 * Each kit's colour in OKLCH: hue (degrees), chroma, lightness. `kits.css` has the colours for
 * pages.
 */
const KITS = {
  crimson: [14, 0.19, 0.5],
  red: [27, 0.21, 0.58],
  vermilion: [38, 0.19, 0.64],
  orange: [54, 0.17, 0.72],
  amber: [72, 0.16, 0.78],
  gold: [90, 0.16, 0.84],
  lime: [120, 0.18, 0.8],
  green: [146, 0.17, 0.58],
  emerald: [162, 0.13, 0.58],
  teal: [188, 0.11, 0.6],
  cyan: [214, 0.12, 0.68],
  sky: [234, 0.12, 0.74],
  azure: [250, 0.16, 0.6],
  blue: [262, 0.2, 0.5],
  navy: [266, 0.11, 0.32],
  indigo: [282, 0.18, 0.46],
  violet: [296, 0.19, 0.54],
  purple: [316, 0.18, 0.48],
  magenta: [340, 0.2, 0.58],
  rose: [2, 0.15, 0.68],
  maroon: [12, 0.11, 0.35],
  brown: [56, 0.07, 0.44],
  charcoal: [160, 0.008, 0.3],
  silver: [160, 0.008, 0.86],
} as const satisfies Record<string, readonly [number, number, number]>;
export type KitName = keyof typeof KITS;

export const KIT_NAMES = Object.keys(KITS).filter((name): name is KitName => name in KITS);

type Lab = readonly [lightness: number, a: number, b: number];

/** Lightness of areas in each theme (`--kit`). */
const AREA_LIGHTNESS = [
  [0.3, 0.86],
  [0.42, 0.88],
] as const;

/** Distance in OKLab below which two areas look like one colour. */
const APART = 0.12;

/** Returns the kit that is nearest to a colour, '#1d47c9'. */
export function kitNameOf(colour: string): KitName {
  const lab = labOf(colour);
  const [nearest] = KIT_NAMES.map((name) => ({
    name,
    distance: distance(lab, kitLab(name)),
  })).toSorted((one, other) => one.distance - other.distance);
  return nearest?.name ?? 'silver';
}

export interface SideKits {
  home: KitName;
  away: KitName;
}

/**
 * Returns the kits of both sides of a match. Home keeps its first colour; where away's first looks
 * like it in either theme, away takes its second, else silver, else charcoal.
 */
export function sideKits(home: Kitted, away: Kitted): SideKits {
  const own = kitNameOf(kitOf(home).first);
  const { first, second } = kitOf(away);
  const options = [kitNameOf(first), kitNameOf(second), 'silver', 'charcoal'] as const;
  return { home: own, away: options.find((name) => !lookAlike(own, name)) ?? 'charcoal' };
}

/** Whether areas of two kits look like one colour, in either theme. */
export function lookAlike(one: KitName, other: KitName): boolean {
  return AREA_LIGHTNESS.some(
    ([lowest, highest]) =>
      distance(kitLab(one, lowest, highest), kitLab(other, lowest, highest)) < APART,
  );
}

function kitLab(name: KitName, lowest = 0, highest = 1): Lab {
  const [hue, chroma, lightness] = KITS[name];
  const angle = (hue * Math.PI) / 180;
  return [
    Math.min(Math.max(lightness, lowest), highest),
    chroma * Math.cos(angle),
    chroma * Math.sin(angle),
  ];
}

function distance(one: Lab, other: Lab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

/** Returns an sRGB colour in OKLab (Björn Ottosson, 2020). */
function labOf(colour: string): Lab {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b);
  const m = Math.cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b);
  const s = Math.cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b);
  return [
    0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s,
    1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s,
    0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s,
  ];
}
