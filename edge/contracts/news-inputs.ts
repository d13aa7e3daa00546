import * as v from 'valibot';
import { flagInput, sizeInput } from './call-inputs.ts';

/** Of a story that is in several languages the version in this one comes first. */
export const languageInput = v.optional(
  v.pipe(v.string(), v.regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'language is no language')),
  'en',
);

/** Of a list of articles or videos, newest first. */
export const newsPageInputs = {
  /** The time and id of the last one of the page before. */
  flag: flagInput(/^-?\d{1,15}_.+$/),
  size: sizeInput(50, 20),
  language: languageInput,
};
