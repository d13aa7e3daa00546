import type { Side } from '../../realtime/protocol/primitives.ts';
import { kitNameOf, lookAlike } from '../shared/crest/kit-name.ts';
import type { DrawnKit } from '../shared/crest/kit-of.ts';
import { contrastOf } from '../shared/crest/shades.ts';

/** For sides whose own colours do not show: `--chalk` and `--ink-3` of `tokens.css`. */
const CHALK = '#f4f7f2';
const OTHERS = [CHALK, '#98a49e'];
/** WCAG 2.2, 1.4.11: graphics. */
const VISIBLE = 3;

/**
 * Returns each side's colour on a line: the first of its kit that shows on the ground, and for the
 * away side one that does not look like home's.
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
