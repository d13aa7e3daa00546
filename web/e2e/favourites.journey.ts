import { devices, type Locator, type Page } from 'playwright/test';
import { isDesktop, newPerson, openSignIn, PASSWORD, signIn } from './account.ts';
import { axeFindings } from './axe.ts';
import { collectFaults } from './console-faults.ts';
import { sendDetails, type MatchOnTheField } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { keepToasts } from './keep-toasts.ts';
import { newMember } from './member.ts';
import { awake, openPage } from './open-page.ts';

const OAKS = { home: 'Olmo', away: 'Pino' };

/** Measures the width of a toast's text, px, when its button has this label. */
const widthBeside = (action: Locator, label: string) =>
  action.evaluate((button, other) => {
    const own = button.textContent;
    button.textContent = other;
    const width = button.previousElementSibling?.getBoundingClientRect().width ?? 0;
    button.textContent = own;
    return width;
  }, label);

/** Returns the first star of an item; all its stars show the same. */
const starOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Favourite: ${name}`, exact: true }).first();

async function star(page: Page, path: string, name: string): Promise<void> {
  await openPage(page, path);
  await starOf(page, name).click();
  await expect(starOf(page, name)).toHaveAttribute('aria-pressed', 'true');
}

/** Expects these names on the page of favourites. */
async function expectKept(page: Page, names: readonly string[]): Promise<void> {
  const stars = page.getByRole('main').getByRole('button', { pressed: true });
  await expect(stars).toHaveCount(names.length);
  for (const name of names) await expect(starOf(page, name)).toBeVisible();
}

/** Expects the match once on the favourite-matches page. */
async function expectMatch(page: Page, { matchId }: MatchOnTheField): Promise<void> {
  await openPage(page, `/football/matches/favourite${isDesktop(page) ? '' : '/list'}`);
  await expect(page.getByRole('main').locator(`a[data-match-id="${matchId}"]`)).toHaveCount(1);
}

test('favourites of all four types are kept without an account, and synchronised after sign-in @core @phone', async ({
  browser,
  product,
  field,
}) => {
  const { home, away } = OAKS;
  const match = field.match(OAKS);
  await match.kickOff();
  const teamPath = (side: 'h' | 'a') => `/football/team/x/${match.matchId}-${side}/overview`;

  const one = await newPerson(browser);
  const faults = collectFaults(one.page);
  await star(one.page, `/football/match/x/${match.matchId}`, `${home} vs ${away}`);
  await star(one.page, '/football/league/x/journey-league/overview', 'Journey League');
  await star(one.page, teamPath('h'), home);
  await star(one.page, '/football/matches/all', 'Football');
  // They stay, whether script or server renders them.
  await one.page.reload();
  await awake(one.page);
  await expect(starOf(one.page, 'Football')).toHaveAttribute('aria-pressed', 'true');
  await expect(one.page.getByRole('heading', { name: 'My matches' })).toBeVisible();
  await expect(starOf(one.page, `${home} vs ${away}`)).toHaveAttribute('aria-pressed', 'true');

  const email = await newMember(one.page, product);
  await openPage(one.page, '/favourite/view');
  await expectKept(one.page, [home, 'Journey League', 'Football']);
  await expectMatch(one.page, match);

  // A desktop's browser already has two stars: one is in the account, one is not.
  const two = await newPerson(browser, devices['Desktop Chrome HiDPI']);
  await keepToasts(two.page);
  await star(two.page, teamPath('h'), home);
  await star(two.page, teamPath('a'), away);
  await openSignIn(two.page);
  await signIn(two.page, email, PASSWORD);
  await expect(two.page.getByRole('dialog')).toHaveCount(0);
  await openPage(two.page, '/favourite/view');
  await expectKept(two.page, [home, away, 'Journey League', 'Football']);
  await expectMatch(two.page, match);

  // A star removed there and restored stays; a star only removed disappears here too.
  await openPage(two.page, '/favourite/edit/team');
  await starOf(two.page, away).click();
  const undo = two.page.getByRole('button', { name: 'Undo' });
  expect(await widthBeside(undo, 'Conservarlos aquí también')).toBeGreaterThan(100);
  await undo.click();
  await expect(starOf(two.page, away)).toHaveAttribute('aria-pressed', 'true');
  const isSent = two.page.waitForResponse(/favourite\/update$/);
  await starOf(two.page, home).click();
  expect((await isSent).ok()).toBe(true);
  await openPage(one.page, '/favourite/view');
  await expectKept(one.page, [away, 'Journey League', 'Football']);
  expect(faults).toEqual([]);
  await one.context.close();
  await two.context.close();
});

test('axe finds nothing in lists with stars, and on the page of favourites @phone', async ({
  page,
  field,
}) => {
  const match = field.match(OAKS);
  await match.kickOff();
  await star(page, `/football/team/x/${match.matchId}-h/overview`, OAKS.home);
  await star(page, '/football/matches/all', 'Football');
  for (const path of ['/football/matches/all', '/favourite/view']) {
    await openPage(page, path);
    expect(await axeFindings(page), path).toEqual([]);
  }
});

test('a starred player brings the team’s match, and what he or she did in it @phone', async ({
  page,
  field,
  product,
}) => {
  const faults = collectFaults(page);
  const match = field.match({ home: 'Tejo Sur', away: 'Haya Norte' });
  const player = { id: `${match.matchId}-p`, name: 'Rosa Lind', number: 9, position: 'FW' };
  await match.kickOff();
  await sendDetails(product.url, [
    {
      matchId: match.matchId,
      occurredAt: Date.now(),
      lineups: { home: { confirmed: true, starters: [player], substitutes: [] } },
      boxScore: {
        home: { players: [{ ...player, starter: true, values: { goals: 2, minutes: 30 } }] },
      },
    },
  ]);
  // A queue brings states to the catalogue seconds later: until then the match has not begun there.
  await expect(async () => {
    const answer = await page.request.get(`/api/media/v1/players/${player.id}/events`);
    expect(await answer.text()).toContain(`"eventId":"${match.matchId}"`);
  }).toPass();
  await star(page, `/player/${player.id}`, player.name);
  await openPage(page, '/football/matches/favourite/list');
  // Among the day's matches, and below with the player.
  const link = page.getByRole('main').locator(`a[data-match-id="${match.matchId}"]`);
  await expect(link).toHaveCount(2);
  const players = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'My players' }) });
  await expect(players.getByRole('link', { name: player.name })).toBeVisible();
  await expect(players).toContainText('MIN 30');
  await expect(players).toContainText('G 2');
  expect(await axeFindings(page)).toEqual([]);
  await expect(players.getByRole('button', { name: `Alerts: ${player.name}` })).toBeVisible();

  await players.getByRole('link', { name: player.name }).click();
  await expect(starOf(page, player.name)).toHaveAttribute('aria-pressed', 'true');
  await starOf(page, player.name).click();
  await expect(starOf(page, player.name)).toHaveAttribute('aria-pressed', 'false');
  await openPage(page, '/football/matches/favourite/list');
  await expect(page.getByRole('heading', { name: 'My players' })).toHaveCount(0);
  await expect(link).toHaveCount(0);
  expect(faults).toEqual([]);
});
