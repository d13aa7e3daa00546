import * as v from 'valibot';
import { PATTERNS } from './kit-patterns.ts';

const colourSchema = v.pipe(
  v.string(),
  v.regex(/^#[0-9a-f]{6}$/, 'must be an sRGB colour in lower case such as #1d47c9'),
);

/**
 * A team's own colours, the same in every match: `first` is the ground, on which `second` forms the
 * `pattern` (unknown if absent). Colours are sRGB: '#' and six hexadecimal digits in lower case.
 */
export const kitSchema = v.strictObject({
  first: colourSchema,
  second: colourSchema,
  pattern: v.optional(v.picklist(PATTERNS)),
});
export type Kit = v.InferOutput<typeof kitSchema>;
