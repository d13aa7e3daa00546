import * as v from 'valibot';
import { kitSchema, type Kit } from '../../protocol/kit.ts';
import type { Pattern } from '../../protocol/kit-patterns.ts';

/** Turns a colour of the feed, 'B11226', into a kit's form; an invalid colour is undefined. */
const colour = v.fallback(
  v.optional(
    v.pipe(
      v.string(),
      v.transform((hex) => `#${hex.toLowerCase()}`),
      kitSchema.entries.first,
    ),
  ),
  undefined,
);
const flag = v.fallback(v.optional(v.boolean()), undefined);

const jerseySchema = v.looseObject({
  type: v.literal('home'),
  base: colour,
  sleeve: colour,
  number: colour,
  stripes: flag,
  stripes_color: colour,
  horizontal_stripes: flag,
  horizontal_stripes_color: colour,
  split: flag,
  split_color: colour,
  squares: flag,
  squares_color: colour,
});
type Jersey = v.InferOutput<typeof jerseySchema>;

/**
 * Returns a team's kit from the home jersey in its profile; undefined without such a jersey, or if
 * it has only one colour.
 */
export function kitOfJerseys(jerseys: readonly unknown[]): Kit | undefined {
  const home = jerseys.find((jersey) => v.is(jerseySchema, jersey));
  if (home === undefined) return undefined;
  const jersey = v.parse(jerseySchema, home);
  const [pattern, ...given] = patternOf(jersey);
  const { base: first, sleeve, number } = jersey;
  // A plain jersey shows its second colour on the sleeves, else in the number.
  const second = [...given, sleeve, number].find((each) => each !== undefined && each !== first);
  return first !== undefined && second !== undefined ? { first, second, pattern } : undefined;
}

function patternOf(jersey: Jersey): [pattern: Pattern, colour?: string | undefined] {
  if (jersey.stripes) return ['stripes', jersey.stripes_color];
  if (jersey.horizontal_stripes) return ['hoops', jersey.horizontal_stripes_color];
  if (jersey.split) return ['halves', jersey.split_color];
  if (jersey.squares) return ['checks', jersey.squares_color];
  return ['plain'];
}
