/*
 * What the product says of failures, word for word as spec point 8 has it.
 */
export const GENERIC_FAILURE = 'Something went wrong. Please try again!';
/** With the state 40002. */
export const NOT_IN_YOUR_COUNTRY = 'This feature is not available in your country.';
export const NO_LEAGUE_DATA = 'No data available for this league.';
export const NO_TEAM_DATA = 'No data available for this team.';
export const RETRY_LIMIT = "You've reached your retry limitation. Please try again later.";
/** With the state 11810. */
export const INCORRECT_CODE = 'Incorrect code! Please verify and try again.';

/** What the product says of other ids that name nothing. */
export const NO_MATCH = 'No match has this id.';
export const NO_PLAYER = 'No player has this id.';

/** What spec point 8 has: what may be said to a visitor, whoever says it. */
export const OWN_MESSAGES: ReadonlySet<string> = new Set([
  GENERIC_FAILURE,
  NOT_IN_YOUR_COUNTRY,
  NO_LEAGUE_DATA,
  NO_TEAM_DATA,
  RETRY_LIMIT,
  INCORRECT_CODE,
]);

/** The codes that the specification names (design §4). */
export const STATE = { notInYourCountry: 40_002, incorrectCode: 11_810 } as const;
