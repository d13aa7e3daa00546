import { axeFindings } from './axe.ts';
import { collectFaults } from './console-faults.ts';
import { finished, sendCatalogue, type Field } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';
import { LOADING_LIMIT, layoutShift } from './layout-shift.ts';

const DAY = 86_400_000;

/** Opens a league of its own: four teams; one match over, one live, two to come. */
async function openSeason(field: Field, baseUrl: string) {
  const live = field.match({ home: 'Cedar Town', away: 'Alder Town' });
  const id = `league-${live.matchId}`;
  const side = (name: string) => ({ id: `${id}-${name}`, name: `${name} Town`, shortName: name });
  const now = Date.now();
  const fixture = (home: string, away: string, startTime: number) => ({
    sportId: 1 as const,
    league: { id, name: 'Estuary League', country: 'es' },
    home: side(home),
    away: side(away),
    startTime,
    round: 'Matchday 1',
  });
  await sendCatalogue(baseUrl, [
    {
      matchId: `${id}-past`,
      fixture: fixture('Alder', 'Birch', now - DAY),
      result: finished(1, 0),
    },
    { matchId: `${id}-next`, fixture: fixture('Birch', 'Cedar', now + DAY) },
    { matchId: `${id}-last`, fixture: fixture('Dogwood', 'Alder', now + 8 * DAY) },
  ]);
  await live.send({ ...live.kickOffChange(), fixture: fixture('Cedar', 'Alder', now - 1_200_000) });
  // A queue brings states to the catalogue seconds later: until then the match is an overdue one there, and sorts last.
  await expect(async () => {
    const answer = await fetch(
      new URL(`/api/media/v1/events/tournament/${id}/fixtures?size=1`, baseUrl),
    );
    expect(await answer.text()).toContain(`"eventId":"${live.matchId}"`);
  }).toPass();
  return { id, live, alder: side('Alder').id, cedar: side('Cedar').id };
}

test('leagues lead to a live table, a live team page and its fixtures @core @phone', async ({
  page,
  field,
  product,
}) => {
  const faults = collectFaults(page);
  const { id, live, alder, cedar } = await openSeason(field, product.url);
  await openPage(page, '/football/leagues');
  await page.getByRole('searchbox', { name: 'Find a league' }).fill('estuary spain');
  await page.locator(`a[href*="${id}"]`).click();
  await expect(page).toHaveURL(new RegExp(`/football/league/estuary-league/${id}/overview$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Estuary League');
  const tabs = page.getByRole('navigation', { name: 'Estuary League' });
  await expect(page.locator(`a[data-match-id="${live.matchId}"]`)).toBeVisible();

  await tabs.getByRole('link', { name: 'Standings' }).click();
  const rows = page.locator('tr[data-team-id]');
  await expect(rows.first()).toHaveAttribute('data-team-id', alder);
  await expect(page).toHaveTitle(/^Estuary League standings · /);
  await live.score(2, 0);
  // Cedar passes Alder on goal difference, on the open page.
  await expect(rows.first()).toHaveAttribute('data-team-id', cedar);
  await expect(rows.first()).toContainText('up 1');
  await live.score(0, 0);
  await expect(rows.first()).toHaveAttribute('data-team-id', alder);

  await rows.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/football\/team\/alder-town\/[^/]+\/overview$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alder Town');
  const next = page.locator(`section a[data-match-id="${live.matchId}"]`).first();
  await expect(next).toContainText('0');
  await live.score(0, 3);
  await expect(next).toContainText('3');

  await page
    .getByRole('navigation', { name: 'Alder Town' })
    .getByRole('link', { name: 'Fixtures' })
    .click();
  await expect(page.locator('li a[data-match-id]')).toHaveCount(2);
  await expect(page.getByText('Estuary League · Matchday 1').first()).toBeVisible();
  expect(faults).toEqual([]);
});

test('nothing shifts on any screen of a league or a team, and axe finds nothing on their results @phone', async ({
  page,
  field,
  product,
}) => {
  const { id, alder } = await openSeason(field, product.url);
  const league = `/football/league/estuary-league/${id}`;
  const team = `/football/team/alder-town/${alder}`;
  const screens = [league, team].flatMap((of) =>
    ['overview', 'fixtures', 'results', 'standings'].map((tab) => `${of}/${tab}`),
  );
  for (const path of [
    ...screens,
    '/football/leagues',
    '/football/teams',
    `/league/cup-roster?leagueId=${id}`,
  ]) {
    await openPage(page, path);
    expect(await layoutShift(page), path).toBeLessThanOrEqual(LOADING_LIMIT);
    if (path.endsWith('/results')) expect(await axeFindings(page), path).toEqual([]);
  }
});
