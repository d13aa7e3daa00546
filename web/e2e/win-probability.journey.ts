import type { CatalogueMatch } from '../../realtime/protocol/catalogue.ts';
import { axeFindings } from './axe.ts';
import { sendCatalogue, type MatchOnTheField } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { horizontalOverflow } from './horizontal-overflow.ts';
import { openPage } from './open-page.ts';

const DAY = 86_400_000;

/** Starts a match whose teams have met six times. */
async function start(match: MatchOnTheField, url: string): Promise<void> {
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
  await sendCatalogue(url, past);
  await match.kickOff();
  await match.send({ stats: { shots: { home: 3, away: 1 } } });
}

test('the statistics say how likely each side is to win, and name the goal that changed it @core @phone', async ({
  page,
  product,
  field,
}) => {
  const match = field.match({ home: 'Quillwort Bay', away: 'Quillwort Rivals' });
  await start(match, product.url);
  await openPage(page, `/football/match/${match.matchId}/stats`);
  const title = page.getByRole('heading', { name: 'Win probability' });
  const panel = page.locator('section').filter({ has: title });
  await expect(panel).toContainText(/Before the start: Quillwort Bay \d\d%, Draw \d\d%/);
  await expect(panel.getByRole('listitem')).toHaveCount(0);
  await match.score(1, 0, {
    incidents: [{ id: 'g', type: 'goal', team: 'home', minute: 21, player: 'Lia Holm' }],
  });
  await expect(panel.getByRole('listitem')).toHaveText(
    /^21'\s*Lia Holm\s*Goal\s*Quillwort Bay: \d\d% to \d\d%$/,
  );
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
});
