import * as v from 'valibot';
import type { ApiCall, CallText } from './api-call.ts';
import { timeInput } from './call-inputs.ts';
import { PRODUCT } from './product.ts';
import { tvGuideSchema } from './tv-guide.ts';

const MOST = 8 * 86_400_000;

export const getTvGuide = {
  api: 'media',
  method: 'GET',
  path: `/v1/${PRODUCT}-tv/guide`,
  caller: 'anyone',
  cache: 'no-cache',
  input: v.pipe(
    v.object({ from: timeInput, to: timeInput }),
    v.check(
      ({ from, to }) => to > from && to - from <= MOST,
      'to must be 8 days after from at most',
    ),
  ),
  data: tvGuideSchema,
} as const satisfies ApiCall;

/** Documentation of the call. */
export default {
  getTvGuide: {
    summary: 'What the 24/7 channel shows between two times; a title of null is what fills a gap',
    isSpecified: false,
    refuses: 'Times that are none, or too far apart',
  },
} satisfies Record<string, CallText>;
