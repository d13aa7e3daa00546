import { slipCode } from '../share/slip-code.ts';
import { sendDetails } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { detailsOf } from './match-details.ts';
import { axeFindings } from './axe.ts';
import { openPage } from './open-page.ts';

test('a shared match updates live and links to its page @core @phone', async ({ page, field }) => {
  const match = field.match({ home: 'Bluebell Way', away: 'Cowslip Town' });
  await match.kickOff();
  await openPage(page, `/share/match/${match.matchId}`);
  await expect(page.locator('[data-layout="blank"]')).toBeAttached();
  const shown = page.locator(`a[data-match-id="${match.matchId}"]`);
  await match.score(1, 0);
  await expect(shown).toHaveText(/Bluebell Way.*1.*Cowslip Town.*0/s);
  await page.getByRole('link', { name: 'Follow the match' }).click();
  await expect(page).toHaveURL(new RegExp(`/match/bluebell-way-vs-cowslip-town/`));
});

test('a slip shows the best price of its selections, and their scores live @phone', async ({
  page,
  product,
  field,
}) => {
  const match = field.match({ home: 'Daisy Hill', away: 'Elder Grove' });
  await match.kickOff();
  await sendDetails(product.url, [detailsOf(match)]);
  const { matchId } = match;
  const code = slipCode([
    { matchId, market: 'match-winner', line: null, outcome: 'home' },
    { matchId, market: 'total', line: 2.5, outcome: 'over' },
  ]);
  await openPage(page, `/share/slip/${code}`);
  // The best of two bookmakers.
  await expect(page.getByText('2.05', { exact: true })).toBeVisible();
  await match.score(2, 1);
  await expect(page.locator(`a[data-match-id="${matchId}"]`).last()).toHaveText(
    /Daisy Hill.*2.*Elder Grove.*1/s,
  );
  expect(await axeFindings(page)).toEqual([]);
});
