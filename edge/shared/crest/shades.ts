import type { Kit } from '../../../realtime/protocol/kit.ts';

type Colours = Pick<Kit, 'first' | 'second'>;

/** Returns a kit's darker and its paler colour. */
export function shadesOf({ first, second }: Colours): { dark: string; pale: string } {
  return luminanceOf(first) < luminanceOf(second)
    ? { dark: first, pale: second }
    : { dark: second, pale: first };
}

/** Returns the darker of a kit's colours where white letters can be read on it, else a dark grey. */
export function badgeFill(kit: Colours): string {
  const { dark } = shadesOf(kit);
  return luminanceOf(dark) < 0.18 ? dark : '#2b2f2c';
}

/** Returns WCAG 2's contrast of two colours, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Returns a colour's relative luminance, 0 to 1 (WCAG 2.2). */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
