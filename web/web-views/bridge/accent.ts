type Rgb = readonly [number, number, number];

/**
 * The backgrounds with the least contrast to text in the accent colour, and the colour to mix into
 * the accent until it is readable there.
 */
const GROUNDS = {
  light: { surface: [255, 255, 255], sunken: [233, 235, 231], towards: [0, 0, 0] },
  dark: { surface: [20, 25, 23], sunken: [29, 36, 34], towards: [255, 255, 255] },
} as const satisfies Record<string, Record<string, Rgb>>;

/** Least contrast of text (WCAG 2, level AA). */
const READABLE = 4.5;
/** Share of the accent in its soft background. */
const SOFT = 0.1;
const STEP = 0.04;

/**
 * Returns the custom properties for a holder's accent, `#rrggbb`. They replace only the brand's
 * colours and the focus ring, in each theme with the nearest readable colour.
 */
export function accentProperties(accent: string): Readonly<Record<`--${string}`, string>> {
  const [light, dark] = [readableOn('light', rgbOf(accent)), readableOn('dark', rgbOf(accent))];
  const both = (make: (color: Rgb, theme: keyof typeof GROUNDS) => Rgb) =>
    `light-dark(${hexOf(make(light, 'light'))}, ${hexOf(make(dark, 'dark'))})`;
  return {
    '--brand': both((color) => color),
    '--brand-on': both((color) => inkOn(color)),
    '--brand-soft': both(softOf),
    '--focus': both((color) => color),
  };
}

function readableOn(theme: keyof typeof GROUNDS, accent: Rgb): Rgb {
  const { sunken, towards } = GROUNDS[theme];
  for (let share = 0; share < 1; share += STEP) {
    const color = mixed(accent, towards, share);
    if (Math.min(contrast(color, sunken), contrast(color, softOf(color, theme))) >= READABLE)
      return color;
  }
  return towards;
}

function softOf(color: Rgb, theme: keyof typeof GROUNDS): Rgb {
  return mixed(GROUNDS[theme].surface, color, SOFT);
}

function inkOn(color: Rgb): Rgb {
  const [black, white]: [Rgb, Rgb] = [
    [0, 0, 0],
    [255, 255, 255],
  ];
  return contrast(color, black) > contrast(color, white) ? black : white;
}

function mixed(one: Rgb, other: Rgb, share: number): Rgb {
  const part = (index: 0 | 1 | 2) => Math.round(one[index] * (1 - share) + other[index] * share);
  return [part(0), part(1), part(2)];
}

/** Returns the contrast of two colours by WCAG 2, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function rgbOf(hex: string): Rgb {
  const part = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16);
  return [part(1), part(3), part(5)];
}

function hexOf(color: Rgb): string {
  return `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
