import { expect } from 'playwright/test';
import { listedFootball, MatchOnTheField, sendInOneRequest } from './feed.ts';

/** Starts football matches in one request and waits until pages list them all. */
export async function kickOffTogether(
  baseUrl: string,
  homes: readonly string[],
): Promise<MatchOnTheField[]> {
  const matches = homes.map(
    (home) => new MatchOnTheField(baseUrl, { home, away: `${home} Athletic` }),
  );
  await sendInOneRequest(baseUrl, matches, (match) => match.kickOffChange());
  // A match that joins an open page rightly moves what is below it.
  await expect
    .poll(async () => {
      const listed = await listedFootball(baseUrl);
      return matches.filter(({ matchId }) => !listed.has(matchId));
    })
    .toEqual([]);
  return matches;
}
