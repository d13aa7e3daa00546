/**
 * Results of a league from which a match's expected score is computed: how many at most, their
 * greatest age in ms, and how many each team needs. Models are judged under the same limits.
 */
export const PAST_RESULTS = { most: 800, age: 2 * 365 * 86_400_000, fewestOfTeam: 5 };
