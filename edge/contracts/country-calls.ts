import { apiCall } from './api-call.ts';
import { countryListSchema, countryLocationSchema } from './country.ts';

/** What the patron API tells without a session. */
export const COUNTRY_CALLS = {
  listCountries: apiCall({
    api: 'patron',
    method: 'GET',
    path: '/country/listV2',
    summary: 'Every country, by name',
    isSpecified: true,
    parameters: {},
    data: countryListSchema,
    errors: {},
  }),
  locateCountry: apiCall({
    api: 'patron',
    method: 'GET',
    path: '/country/locate',
    summary: 'Where the visitor is; null where that is not known',
    isSpecified: true,
    parameters: {},
    data: countryLocationSchema,
    errors: {},
  }),
};
