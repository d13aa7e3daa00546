import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright/test';
import { DELAY_COOKIE } from '../../edge/contracts/cookies.ts';
import { axeFindingsOnBoth } from './axe.ts';
import { MatchOnTheField } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { horizontalOverflow } from './horizontal-overflow.ts';
import { openPage } from './open-page.ts';
import type { DocumentPictureInPicture } from '../match/small-window/picture-in-picture.ts';

declare global {
  interface Window {
    /** When each door first showed the goal, ms. */
    seen: Record<string, number>;
    documentPictureInPicture?: DocumentPictureInPicture;
  }
}

/** s */
const DELAY = 8;

/** Returns letters: digits in a name would look like a score. */
const letters = () => randomUUID().replaceAll(/[^a-f]/g, '');

/** Notes on every page of the context when the goal shows, and when any sound plays. */
async function watchDoors(context: BrowserContext, match: MatchOnTheField): Promise<void> {
  const { matchId, home, away } = match;
  await context.addInitScript(
    (of) => {
      const seen: Window['seen'] = {};
      window.seen = seen;
      const note = (door: string, isOpen: boolean) => {
        if (isOpen) seen[door] ??= Date.now();
      };
      const textOf = (selector: string) =>
        Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent).join(' ');
      const look = () => {
        note('title', document.title.includes('1–0'));
        const row = textOf(`a[data-match-id="${of.matchId}"]`);
        note('list', new RegExp(`${of.home}\\D*1\\D*${of.away}`).test(row));
        note('match', textOf(`article[data-match-id="${of.matchId}"] header`).includes('1–0'));
        const said = textOf('output, [role="status"]');
        note('announcement', said.includes(`Goal: ${of.home}`));
        note('alert', said.includes(`Goal for ${of.home}`));
        const small = window.documentPictureInPicture?.window?.document.body.textContent ?? '';
        note('small window', new RegExp(`${of.home}\\D*1\\D*${of.away}`).test(small));
      };
      const watch = (shown: Document) =>
        new MutationObserver(look).observe(shown, {
          subtree: true,
          childList: true,
          characterData: true,
        });
      watch(document);
      window.documentPictureInPicture?.addEventListener('enter', (event) =>
        watch(event.window.document),
      );
      document.addEventListener('DOMContentLoaded', look);
      HTMLMediaElement.prototype.play = async () => note('sound', true);
      AudioScheduledSourceNode.prototype.start = () => note('sound', true);
    },
    { matchId, home, away },
  );
}

const doorsOf = (page: Page) => page.evaluate(() => window.seen);

async function setDelay(context: BrowserContext, baseURL: string): Promise<void> {
  await context.addCookies([{ name: DELAY_COOKIE, value: String(DELAY), url: baseURL }]);
}

test('with a delay, a goal shows nowhere before it is that old: not on a list, a match, an alert, a title, in a small window or to a screen reader', async ({
  browser,
  page: list,
  context,
  baseURL,
}, { project }) => {
  test.slow();
  const origin = baseURL ?? '';
  const match = new MatchOnTheField(origin, {
    home: `Ash ${letters()}`,
    away: `Box ${letters()}`,
  });
  await match.announce(Date.now() + 3_600_000);
  // A list, with alerts of the match.
  await openPage(list, `/football/match/${match.matchId}`);
  await list.getByRole('button', { name: `Alerts: ${match.home}` }).click();
  const sheet = list.getByRole('dialog', { name: /^Alerts: / });
  await sheet.getByRole('checkbox', { name: 'Goals' }).check();
  await sheet.getByRole('button', { name: 'Close' }).click();

  const other = await browser.newContext({ baseURL: origin });
  for (const each of [context, other]) {
    await setDelay(each, origin);
    await watchDoors(each, match);
  }
  await match.kickOff();
  const kickedOffAt = Date.now();
  const page = await other.newPage();
  for (const [tab, path] of [
    [list, '/football/matches/all'],
    [page, `/football/match/${match.matchId}`],
  ] as const)
    await openPage(tab, path);
  // Phones have no small windows.
  const hasSmallWindow = project.name === 'desktop';
  if (hasSmallWindow) {
    await page.getByRole('button', { name: 'More ways to watch' }).click();
    await page.getByRole('button', { name: 'Score in a small window' }).click();
  }
  const stage = page.locator(`article[data-match-id="${match.matchId}"] header`).first();
  await expect(page.getByRole('button', { name: `Scores are ${DELAY} s behind` })).toBeVisible();
  await expect(stage).toContainText(match.home);
  await expect(stage).not.toContainText('0–0');
  await expect(stage).toContainText('0–0', { timeout: DELAY * 2_000 });
  expect(Date.now() - kickedOffAt).toBeGreaterThanOrEqual(DELAY * 1_000);
  const row = list.locator(`a[data-match-id="${match.matchId}"]`).first();
  await expect(row).toHaveAttribute('data-kind', 'live');
  await expect
    .poll(() => list.evaluate(() => localStorage.getItem('alerts-reported')))
    .toContain(match.matchId);

  const scoredAt = Date.now();
  await match.score(1, 0);
  // A page that opens after the goal.
  const late = await other.newPage();
  await openPage(late, `/football/match/${match.matchId}`);
  const wanted = [
    [list, ['list', 'announcement', 'alert']],
    [page, ['title', 'match', 'announcement', ...(hasSmallWindow ? ['small window'] : [])]],
    [late, ['title', 'match']],
  ] as const;
  for (const [tab, doors] of wanted) {
    await expect
      .poll(async () => Object.keys(await doorsOf(tab)), { timeout: DELAY * 3_000 })
      .toEqual(expect.arrayContaining([...doors]));
    for (const [door, at] of Object.entries(await doorsOf(tab)))
      expect(at - scoredAt, door).toBeGreaterThanOrEqual(DELAY * 1_000);
  }
  await other.close();
});

test('the delay is set by keyboard, shows on every page, and holds after a reload @phone', async ({
  page,
}) => {
  await openPage(page, '/');
  await page.getByRole('button', { name: 'Theme and density' }).press('Enter');
  const field = page.getByRole('textbox', { name: 'Delay in seconds' });
  await field.fill('37');
  await field.press('Enter');
  await page.getByRole('button', { name: '1 s more', exact: true }).press('Enter');
  await expect(page.getByText('Scores are shown 38 s later.')).toBeVisible();
  await page.keyboard.press('Escape');
  const chip = page.getByRole('button', { name: 'Scores are 38 s behind' });
  await openPage(page, '/partnership');
  expect(await horizontalOverflow(page)).toBe(0);
  await chip.press('Enter');
  await expect(field).toHaveValue('38');
  expect(await axeFindingsOnBoth(page)).toEqual([]);
  await field.fill('200');
  await field.press('Enter');
  await expect(field).toHaveValue('120');
  await field.fill('0');
  await field.press('Enter');
  await expect(page.getByText('Scores are shown at once.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Scores are/ })).toHaveCount(0);
  expect(await page.evaluate(() => document.cookie)).not.toContain('delay=');
});

test('the delay is found by a tap when the fan sees the kick-off, and can be undone', async ({
  page,
  baseURL,
}) => {
  const match = new MatchOnTheField(baseURL ?? '', {
    home: `Elm ${letters()}`,
    away: `Fir ${letters()}`,
  });
  await match.announce(Date.now() + 600_000);
  await openPage(page, `/football/match/${match.matchId}`);
  await page.getByRole('button', { name: 'Theme and density' }).press('Enter');
  await page.getByRole('button', { name: 'Find my delay' }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'Match' })).toHaveValue(match.matchId);
  await expect(page.getByText(/^Kick-off · Expected at \d\d:\d\d$/)).toBeVisible();

  // A tap before the match has begun.
  const see = page.getByRole('button', { name: 'I see it now' });
  await see.press('Enter');
  await expect(page.getByText('Noted. Your delay follows')).toBeVisible();
  const kickOff = (at: number) => ({
    ...match.kickOffChange(),
    clock: { seconds: 0, running: true, at },
  });
  await match.send(kickOff(Date.now() + 5_000));
  await expect(page.getByText(/^You tapped \d+ s before it began/)).toBeVisible();

  // The feed corrects the time of the kick-off.
  await match.send(kickOff(Date.now() - 38_000));
  await see.press('Enter');
  const found = page.getByText(/^Your stream is \d+ s behind\.$/);
  await expect(found).toBeVisible();
  const [seconds = ''] = /\d+/.exec((await found.textContent()) ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(38);
  await expect(page.getByText('Scores are shown at once.')).toBeVisible();
  expect(await axeFindingsOnBoth(page)).toEqual([]);

  await page.getByRole('button', { name: `Set the delay to ${seconds} s` }).press('Enter');
  await expect(page.getByText(`Scores are shown ${seconds} s later.`)).toBeVisible();
  expect(await page.evaluate(() => document.cookie)).toContain(`delay=${seconds}`);
  await page.getByRole('button', { name: 'Undo: back to 0 s' }).press('Enter');
  await expect(page.getByText('Scores are shown at once.')).toBeVisible();
});
