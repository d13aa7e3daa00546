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
    summary: 'Programmes of the 24/7 channel between two times; gaps have the title null',
    isSpecified: false,
    refuses: 'A time is missing or malformed, or to is not within 8 days after from',
  },
} satisfies Record<string, CallText>;
