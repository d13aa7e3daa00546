import type { Side } from '../../realtime/protocol/primitives.ts';
import { kitNameOf, lookAlike } from '../shared/crest/kit-name.ts';
import type { DrawnKit } from '../shared/crest/kit-of.ts';
import { contrastOf } from '../shared/crest/shades.ts';

/** Colours for a side whose own are not visible: `--chalk` and `--ink-3` of `tokens.css`. */
const CHALK = '#f4f7f2';
const OTHERS = [CHALK, '#98a49e'];
/** Least contrast of graphics (WCAG 2.2, 1.4.11). */
const VISIBLE = 3;

/**
 * Returns each side's colour on a line: the first colour of its kit that is visible on the ground. The away
 * side's must also not look like the home side's.
 */
export function lineColours(
  home: DrawnKit,
  away: DrawnKit,
  ground: string,
): Readonly<Record<Side, string>> {
  const visible = ({ first, second }: DrawnKit) =>
    [first, second, ...OTHERS].filter((colour) => contrastOf(colour, ground) >= VISIBLE);
  const [own = CHALK] = visible(home);
  const other = visible(away).find((colour) => !lookAlike(kitNameOf(own), kitNameOf(colour)));
  return { home: own, away: other ?? CHALK };
}
