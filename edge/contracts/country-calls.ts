import * as v from 'valibot';
import type { ApiCall, CallText } from './api-call.ts';
import { countryListSchema, countryLocationSchema } from './country.ts';

export const listCountries = {
  api: 'patron',
  method: 'GET',
  path: '/country/listV2',
  caller: 'anyone',
  cache: 'no-store',
  input: v.object({}),
  data: countryListSchema,
} as const satisfies ApiCall;

export const locateCountry = {
  api: 'patron',
  method: 'GET',
  path: '/country/locate',
  caller: 'anyone',
  cache: 'no-store',
  input: v.object({}),
  data: countryLocationSchema,
} as const satisfies ApiCall;

/** Documentation of the calls. */
export default {
  listCountries: {
    summary: 'Every country, by name',
    isSpecified: true,
  },
  locateCountry: {
    summary: 'The country where the visitor is; null if unknown',
    isSpecified: true,
  },
} satisfies Record<string, CallText>;
