/** The dialog in which a visitor chooses a country. */
export default {
  countries: {
    find: 'Find a country',
    list: 'Countries',
    loading: 'Loading countries…',
    none: 'No country has that name.',
  },
};
