import * as v from 'valibot';
import { visibleTextSchema } from './text.ts';

/** A BCP 47 language tag: 'en', 'pt-BR'. */
export const languageTagSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/, 'must be a language such as pt-BR'),
);

/** Part of an article's, video's or playlist's URL: lower-case letters, digits and single hyphens. */
export const slugSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case letters, digits and single hyphens'),
  v.maxLength(120),
);

/** Limit of leagues, teams or matches per item. */
const MAX_SUBJECTS = 50;

export function idsSchema<const Schema extends v.GenericSchema<string, string>>(id: Schema) {
  return v.optional(v.pipe(v.array(id), v.maxLength(MAX_SUBJECTS)));
}

export const tagsSchema = v.optional(v.pipe(v.array(visibleTextSchema(60)), v.maxLength(30)));

/** URI of a stream, captions or a poster: a path of the product's own site, or an https address. */
export const mediaUriSchema = v.pipe(
  v.string(),
  v.regex(
    /^(?:\/(?![/\\])|https:\/\/)[!-~]{1,500}$/,
    'must be a path from / on, or an https address',
  ),
  v.check((uri) => URL.canParse(uri, 'https://own.site'), 'must be an address'),
);
