import type { BrowserContext, Page } from 'playwright/test';
import { DELAY_COOKIE } from '../../edge/contracts/cookies.ts';
import { axeFindings } from './axe.ts';
import type { MatchOnTheField } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { horizontalOverflow } from './horizontal-overflow.ts';
import { openPage } from './open-page.ts';
import type { DocumentPictureInPicture } from '../match/small-window/picture-in-picture.ts';

declare global {
  interface Window {
    /** When each door first showed the kick-off or the goal, on the page's clock, ms. */
    seen: Record<string, number>;
    /** Start of the document on its clock, ms. */
    openedAt: number;
    documentPictureInPicture?: DocumentPictureInPicture;
  }
}

/** s */
const DELAY = 8;

/** Notes on every page of the context when the goal shows, and when any sound plays. */
async function watchDoors(context: BrowserContext, match: MatchOnTheField): Promise<void> {
  const { matchId, home, away } = match;
  await context.addInitScript(
    (of) => {
      const seen: Window['seen'] = {};
      window.seen = seen;
      window.openedAt = Date.now();
      const note = (door: string, isOpen: boolean) => {
        if (isOpen) seen[door] ??= Date.now();
      };
      const textOf = (selector: string) =>
        Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent).join(' ');
      const look = () => {
        note('start', textOf(`article[data-match-id="${of.matchId}"] header`).includes('0–0'));
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

/** A page with the delay, and the messages of its sockets. */
interface Tab {
  page: Page;
  frames: string[];
}

async function newTab(context: BrowserContext, path: string): Promise<Tab> {
  const page = await context.newPage();
  const frames: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
  );
  await openPage(page, path);
  return { page, frames };
}

const clockOf = ({ page }: Tab) => page.evaluate(() => Date.now());
const openedAt = ({ page }: Tab) => page.evaluate(() => window.openedAt);

/**
 * Waits until the page has received home's score, moves its clock on until these doors have opened, and expects
 * each door to have opened after the delay.
 */
async function expectLate(
  { page, frames }: Tab,
  { home, since }: { home: number; since: number },
  doors: readonly string[],
): Promise<void> {
  const seen = () => page.evaluate(() => window.seen);
  // A change names the side that has scored alone.
  await expect.poll(() => frames.join('')).toMatch(new RegExp(`"score":{"home":${home}[,}]`));
  await expect(async () => {
    await page.clock.runFor(1_000);
    expect(Object.keys(await seen())).toEqual(expect.arrayContaining([...doors]));
  }).toPass();
  // The kick-off has shown long before the goal.
  const opened = Object.entries(await seen()).filter(([door]) => home === 0 || door !== 'start');
  for (const [door, at] of opened) expect(at - since, door).toBeGreaterThanOrEqual(DELAY * 1_000);
}

test('with a delay, a goal shows nowhere before it is that old: not on a list, a match, an alert, a title, to a screen reader or in a small window @core @desktop', async ({
  browser,
  context,
  product,
  field,
}) => {
  const match = field.match({ home: 'Ash Grove', away: 'Box Hill' });
  const path = `/football/match/${match.matchId}`;
  await match.announce(Date.now() + 3_600_000);
  // A browser with alerts of the match.
  const choosing = await context.newPage();
  await openPage(choosing, path);
  await choosing.getByRole('button', { name: `Alerts: ${match.home}` }).click();
  const sheet = choosing.getByRole('dialog', { name: /^Alerts: / });
  await sheet.getByRole('checkbox', { name: 'Goals' }).check();
  await choosing.close();

  const other = await browser.newContext();
  for (const each of [context, other]) {
    await each.addCookies([{ name: DELAY_COOKIE, value: String(DELAY), url: product.url }]);
    await each.clock.install();
    await watchDoors(each, match);
  }
  await match.kickOff();
  const stage = await newTab(other, path);
  const list = await newTab(context, '/football/matches/all');
  await stage.page.getByRole('button', { name: 'More ways to watch' }).click();
  await stage.page.getByRole('button', { name: 'Score in a small window' }).click();
  const chip = stage.page.getByRole('button', { name: `Scores are ${DELAY} s behind` });
  await expect(chip).toBeVisible();
  await expectLate(stage, { home: 0, since: await openedAt(stage) }, ['start']);
  const row = list.page.locator(`a[data-match-id="${match.matchId}"][data-kind="live"]`);
  await expect(async () => {
    await list.page.clock.runFor(1_000);
    expect(await row.count()).toBeGreaterThan(0);
  }).toPass();
  await expect
    .poll(() => list.page.evaluate(() => localStorage.getItem('alerts-reported')))
    .toContain(match.matchId);

  const [before, listBefore] = [await clockOf(stage), await clockOf(list)];
  await match.score(1, 0);
  const doors = ['title', 'match', 'announcement', 'small window'];
  await expectLate(stage, { home: 1, since: before }, doors);
  await expectLate(list, { home: 1, since: listBefore }, ['list', 'announcement', 'alert']);
  // A page that opens after the goal.
  const late = await newTab(other, path);
  await expectLate(late, { home: 1, since: await openedAt(late) }, ['title', 'match']);
  await other.close();
});

test('the delay is set by keyboard, shows on every page, and holds after a reload @core @phone', async ({
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

test('the delay is found by a tap when the fan sees the kick-off, and can be undone @phone', async ({
  page,
  field,
}) => {
  const match = field.match({ home: 'Elm Court', away: 'Fir Lane' });
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
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: `Set the delay to ${seconds} s` }).press('Enter');
  await expect(page.getByText(`Scores are shown ${seconds} s later.`)).toBeVisible();
  expect(await page.evaluate(() => document.cookie)).toContain(`delay=${seconds}`);
  await page.getByRole('button', { name: 'Undo: back to 0 s' }).press('Enter');
  await expect(page.getByText('Scores are shown at once.')).toBeVisible();
});
