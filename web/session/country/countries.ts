/** Path of the selectable countries, and the key of their fetcher. */
export const COUNTRIES = { key: 'countries', path: '/resources/countries' };
