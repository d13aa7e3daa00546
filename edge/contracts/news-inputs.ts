import * as v from 'valibot';
import { flagInput, sizeInput } from './call-inputs.ts';

/** Preferred language (BCP 47), for stories in several languages. */
export const languageInput = v.optional(
  v.pipe(v.string(), v.regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'language is no language')),
  'en',
);

/** Inputs of a list of articles or videos, newest first. */
export const newsPageInputs = {
  /** Time (ms) and id of the previous page's last item. */
  flag: flagInput(/^-?\d{1,15}_.+$/),
  size: sizeInput(50, 20),
  language: languageInput,
};
