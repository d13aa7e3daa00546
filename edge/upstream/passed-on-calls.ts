import type { ApiName } from '../contracts/api-call.ts';

/**
 * Rows of the tables of spec point 7 that no call of the product's own answers
 * yet: an operator's APIs may be asked them all the same.
 */
export const PASSED_ON: Record<ApiName, readonly string[]> = {
  media: [],
  patron: [],
  sms: [],
};
