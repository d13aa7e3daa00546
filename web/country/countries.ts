/** Where the countries that one may choose from are loaded, and what keeps them. */
export const COUNTRIES = { key: 'countries', path: '/resources/countries' };
