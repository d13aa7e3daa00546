import * as v from 'valibot';
import type { ApiCall, CallText } from './api-call.ts';
import { languageInput } from './news-inputs.ts';
import { policyTypeSchema, policyWireSchema } from './policy.ts';

export const getPolicy = {
  api: 'media',
  method: 'GET',
  path: '/v1/policies/{policy}',
  caller: 'anyone',
  cache: 'public, max-age=60',
  input: v.object({
    policy: policyTypeSchema,
    /** Header value of a brand; empty for none. */
    brand: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
    language: languageInput,
  }),
  data: policyWireSchema,
} as const satisfies ApiCall;

/** Documentation of the call. */
export default {
  getPolicy: {
    summary:
      "The operator's own policy, in the language nearest to the requested one; null if there is none",
    isSpecified: false,
    refuses: 'language is no language',
  },
} satisfies Record<string, CallText>;
