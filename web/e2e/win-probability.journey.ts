import type { Page } from 'playwright/test';
import type { CatalogueMatch } from '../../realtime/protocol/catalogue.ts';
import { DELAY_COOKIE } from '../../edge/contracts/cookies.ts';
import { axeFindingsOnBoth } from './axe.ts';
import { MatchOnTheField, sendCatalogue } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { horizontalOverflow } from './horizontal-overflow.ts';
import { openPage } from './open-page.ts';

const DAY = 86_400_000;
/** s */
const DELAY = 8;

/** Starts a match whose teams have met six times. */
async function startMatch(baseURL: string | undefined, home: string): Promise<MatchOnTheField> {
  const match = new MatchOnTheField(baseURL ?? '', { home, away: `${home} Rivals` });
  const { fixture } = match.kickOffChange();
  if (!fixture) throw new Error('A kick-off has its fixture');
  const past = Array.from({ length: 6 }, (_, index): CatalogueMatch => ({
    matchId: `${match.matchId}-past-${index}`,
    fixture: { ...fixture, startTime: Date.now() - (index + 7) * DAY },
    result: {
      status: 'Finished',
      matchStatus: 'Ended',
      score: { home: index % 3, away: 1 },
      periods: [],
      gameScore: [],
    },
  }));
  await sendCatalogue(baseURL ?? '', past);
  await match.kickOff();
  await match.send({ stats: { shots: { home: 3, away: 1 } } });
  return match;
}

const goal = (match: MatchOnTheField) =>
  match.score(1, 0, {
    incidents: [{ id: 'g', type: 'goal', team: 'home', minute: 21, player: 'Lia Holm' }],
  });

const panelOf = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Win probability' }) });

test('the statistics say how likely each side is to win, and name the goal that changed it', async ({
  page,
  baseURL,
}) => {
  const match = await startMatch(baseURL, 'Quillwort Bay');
  await openPage(page, `/football/match/${match.matchId}/stats`);
  const panel = panelOf(page);
  await expect(panel).toContainText(/Before the start: Quillwort Bay \d\d%, Draw \d\d%/);
  await expect(panel.getByRole('listitem')).toHaveCount(0);
  await goal(match);
  await expect(panel.getByRole('listitem')).toHaveText(
    /^21'\s*Lia Holm\s*Goal\s*Quillwort Bay: \d\d% to \d\d%$/,
  );
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await axeFindingsOnBoth(page)).toEqual([]);
});

test('with a delay, the chances wait as the goal does @desktop', async ({
  browser,
  page,
  baseURL,
}) => {
  const match = await startMatch(baseURL, 'Restharrow Bay');
  const path = `/football/match/${match.matchId}/stats`;
  const late = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  await late.addCookies([{ name: DELAY_COOKIE, value: String(DELAY), url: baseURL ?? '' }]);
  const behind = await late.newPage();
  await openPage(behind, path);
  await openPage(page, path);
  await expect(panelOf(behind)).toContainText('Now:', { timeout: DELAY * 3_000 });
  const scoredAt = Date.now();
  await goal(match);
  await expect(panelOf(page).getByRole('listitem')).toHaveCount(1);
  await expect(panelOf(behind).getByRole('listitem')).toHaveCount(1, { timeout: DELAY * 3_000 });
  expect(Date.now() - scoredAt).toBeGreaterThanOrEqual(DELAY * 1_000);
  await late.close();
});
