import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright/test';
import { axeFindings } from './axe.ts';
import type { Field, MatchOnTheField } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { horizontalOverflow } from './horizontal-overflow.ts';
import { keepToasts } from './keep-toasts.ts';
import { openDocument, openPage } from './open-page.ts';

declare global {
  interface Window {
    alerts: (text: string) => void;
  }
}

const HOUR = 3_600_000;

/** Announces a match. Its name differs from all others, so a test finds its alerts. */
async function announced(field: Field): Promise<MatchOnTheField> {
  const name = randomUUID().slice(0, 8);
  const match = field.match({ home: `Ash ${name}`, away: `Box ${name}` });
  await match.announce(Date.now() + HOUR);
  return match;
}

/** Stars the match on its page and turns its alerts on, as the star offers. */
async function turnOn(page: Page, match: MatchOnTheField): Promise<void> {
  await keepToasts(page.context());
  await openPage(page, `/football/match/${match.matchId}`);
  await page
    .getByRole('button', { name: /^Favourite: / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Turn on alerts' }).click();
  const sheet = page.getByRole('dialog', { name: /^Alerts: / });
  await expect(sheet.getByRole('checkbox', { name: 'Goals' })).toBeChecked();
  await expect(sheet.getByRole('checkbox', { name: 'Red cards' })).not.toBeChecked();
  await sheet.getByRole('checkbox', { name: 'Red cards' }).check();
  await sheet.getByRole('button', { name: 'Close' }).click();
}

const alertOf = (page: Page, match: MatchOnTheField) =>
  page
    .getByRole('status')
    .filter({ hasText: match.home })
    .filter({ has: page.getByRole('link') });

/** Waits until the match is followed: alerts start then. */
async function followed(page: Page, match: MatchOnTheField): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('alerts-reported')))
    .toContain(match.matchId);
}

/** Whether the leader tab is not the one that shows the match. */
async function isLedElsewhere(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  const clientOf = (start: string) =>
    held.find(({ name = '' }) => name.startsWith(start))?.clientId;
  const leader = clientOf('alerts');
  return leader !== undefined && leader !== clientOf('watched-match');
}

/** Returns the alerts of the match that the next documents of the context's pages show, as they come. */
async function collectAlerts(context: BrowserContext, match: MatchOnTheField): Promise<string[]> {
  const alerts: string[] = [];
  await context.exposeFunction('alerts', (text: string) => void alerts.push(text));
  await context.addInitScript((home) => {
    let last = '';
    new MutationObserver(() => {
      const texts = [...document.querySelectorAll('[role="status"] a')].map(
        ({ textContent }) => textContent,
      );
      const text = texts.find((content) => content.includes(home));
      if (text === undefined || text === last) return;
      last = text;
      window.alerts(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, match.home);
  return alerts;
}

test('one tab shows alerts for kick-off, goals and full time once, with a link to the match @core @phone', async ({
  page,
  context,
  field,
}) => {
  const match = await announced(field);
  await turnOn(page, match);
  const alerts = await collectAlerts(context, match);
  await openPage(page, '/about/privacy-policy');
  const other = await context.newPage();
  await openPage(other, '/partnership');
  await followed(other, match);

  await match.kickOff();
  await expect.poll(() => alerts).toEqual([`Kick-off${match.home} 0–0 ${match.away}`]);
  await match.score(1, 0);
  const goal = `Goal for ${match.home}${match.home} 1–0 ${match.away}`;
  await expect.poll(() => alerts.slice(1)).toEqual([goal]);
  await match.score(0, 0);
  const corrected = `Score corrected${match.home} 0–0 ${match.away}`;
  await expect.poll(() => alerts.slice(2)).toEqual([corrected]);

  // While the leader tab reloads, the other may take over: exactly one shows the alert.
  await other.reload();
  await match.send({ status: 'Ended', matchStatus: 'Ended', score: { home: 0, away: 0 } });
  const ended = `Full time${match.home} 0–0 ${match.away}`;
  await expect.poll(() => alerts.slice(3)).toEqual([ended]);
  const shown = await Promise.all(
    [page, other].map((tab) => alertOf(tab, match).filter({ hasText: 'Full time' }).count()),
  );
  expect(shown.toSorted()).toEqual([0, 1]);
  const speaking = shown[0] === 1 ? page : other;
  await alertOf(speaking, match).getByRole('link').click();
  await expect(speaking).toHaveURL(new RegExp(`/${match.matchId}$`));
  expect(alerts.slice(3)).toEqual([ended]);
});

test("alerts are chosen on a match's page by keyboard alone, also by a press that comes early @phone", async ({
  page,
  field,
}) => {
  const match = await announced(field);
  const { promise: pressed, resolve: goOn } = Promise.withResolvers<void>();
  // The code that opens the sheet comes after the press.
  await page.route(/\/rest-parts-[^/]+\.js$/, async (route) => {
    await pressed;
    await route.continue();
  });
  await openDocument(page, `/football/match/${match.matchId}`);
  const bell = page.getByRole('button', { name: `Alerts: ${match.home}` });
  await bell.focus();
  await page.keyboard.press('Enter');
  goOn();
  const sheet = page.getByRole('dialog', { name: /^Alerts: / });
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(sheet.getByRole('checkbox', { name: 'Goals' })).toBeChecked();
  expect(await axeFindings(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);
  await page.keyboard.press('Escape');
  // With alerts, a match is a favourite.
  await expect(page.getByRole('button', { name: /^Favourite: / }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('button', { name: `Alerts are on: ${match.home}` })).toBeFocused();
});

test('the match that a fan is looking at shows no alerts @phone', async ({
  page,
  context,
  field,
}) => {
  const [seen, unseen] = [await announced(field), await announced(field)];
  await turnOn(page, unseen);
  await turnOn(page, seen);
  const other = await context.newPage();
  await openPage(other, '/partnership');
  for (const match of [seen, unseen]) await followed(other, match);
  await expect.poll(() => other.evaluate(isLedElsewhere)).toBe(true);
  await seen.kickOff();
  await unseen.kickOff();
  await expect(alertOf(other, unseen)).toBeVisible();
  // An alert stays here until it is closed.
  for (const tab of [page, other]) await expect(alertOf(tab, seen)).toHaveCount(0);
});
