import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Locator, type Page } from 'playwright/test';
import { startServer, type Server } from '../../../edge/local/start-server.ts';
import { openSignIn } from '../account.ts';
import { THEMES } from '../axe.ts';
import { openPage } from '../open-page.ts';
import { drawnOtherwise } from './drawn-by.ts';
import { tooWideFor } from './fits.ts';
import { fillFrozenProduct, FROZEN_AT, type FrozenWorld } from './frozen-world.ts';
import { becomeFan, openFrozen, type Size } from './pictured-fan.ts';
import { HEAVIEST, pageWeight } from './page-weights.ts';
import { mostGoals, pathsOf, SCREENS, type Paths } from './screens.ts';

/*
 * Each screen looks as in its pictures in docs/pictures/, of a demo and a fan whose clocks stand.
 * "npm run tool -- pictures" takes them again. A machine with another Chromium or font compares none.
 */
const SIZES: Size[] = ['phone', 'desktop'];

let state: string;
let product: Server;
let world: FrozenWorld;
let paths: Paths;
let pages: Record<Size, Page>;
/** Why this machine's pictures would differ; undefined if they are comparable. */
let otherwise: string | undefined;

test.beforeAll(async ({ browser }) => {
  // It signs up and opens some twenty pages.
  test.setTimeout(300_000);
  state = await mkdtemp(join(tmpdir(), 'pictures-'));
  product = await startServer({
    persist: state,
    vars: { TEST_MODE: '1', CODES_PER_NETWORK: '1000' },
    country: 'es',
    clock: { at: FROZEN_AT },
    build: false,
  });
  otherwise = await drawnOtherwise(browser);
  const { url, secret } = product;
  world = await fillFrozenProduct(url, secret);
  await product.drain();
  paths = pathsOf(world.matches);
  const phone = await openFrozen(browser, { url, size: 'phone' });
  await becomeFan(phone, paths.team, paths.article);
  const stored = await phone.context().storageState();
  pages = { phone, desktop: await openFrozen(browser, { url, size: 'desktop', stored }) };
});

test.afterAll(async () => {
  await product?.stop();
  if (state) await rm(state, { recursive: true, force: true });
});

/** Opens a screen in light colours and waits until it stands still. */
async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await openPage(page, path);
  const { hash } = new URL(page.url());
  // What arrived late above it may have moved it.
  if (hash) await page.locator(hash).evaluate((part) => part.scrollIntoView());
}

/** Says on a machine that draws otherwise that the test compared no pictures. */
function skipElsewhere(): void {
  test.skip(otherwise !== undefined, otherwise);
}

/**
 * Compares until both are equal: one comparison fails as soon as the page stands still, and on a busy
 * machine it also does so before its socket brings what the picture shows.
 */
async function compare(shown: Page | Locator, name: string): Promise<void> {
  if (otherwise !== undefined) return;
  await expect
    .soft(async () => {
      await expect(shown).toHaveScreenshot(`${name}.webp`);
    })
    .toPass({ intervals: [500, 2_000, 5_000] });
}

async function compareInThemes(page: Page, name: string): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    await compare(page, `${name}-${colorScheme}`);
  }
}

for (const screen of SCREENS)
  test(`the screen ${screen} looks as in its pictures and is nowhere too wide`, async () => {
    for (const size of SIZES) {
      await open(pages[size], paths[screen]);
      await compareInThemes(pages[size], `${screen}-${size}`);
    }
    expect(await tooWideFor(pages.phone)).toEqual([]);
    skipElsewhere();
  });

for (const screen of ['home', 'football', 'league'] as const)
  test(`the screen ${screen} keeps its crests, lines and marks in forced colours`, async () => {
    await open(pages.phone, paths[screen]);
    await pages.phone.emulateMedia({ forcedColors: 'active' });
    await compare(pages.phone, `${screen}-phone-forced`);
    await pages.phone.emulateMedia({ forcedColors: 'none' });
    skipElsewhere();
  });

test('the dialog for signing in looks as in its pictures', async ({ browser }) => {
  for (const size of SIZES) {
    const page = await openFrozen(browser, { url: product.url, size });
    await openSignIn(page);
    await compareInThemes(page, `dialog-${size}`);
    await page.context().close();
  }
  skipElsewhere();
});

test('a page that is awaited looks as in its pictures', async () => {
  for (const size of SIZES) {
    const page = pages[size];
    await open(page, paths.team);
    await page.route(/\.data(\?|$)/, () => {});
    await page.getByRole('link', { name: 'News', exact: true }).first().click();
    await expect(page.locator('[aria-busy="true"]').first()).toBeVisible();
    await compareInThemes(page, `skeleton-${size}`);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  skipElsewhere();
});

for (const language of ['pt-BR', 'es-MX', 'ar'] as const)
  test(`Home in ${language} looks as in its pictures, and no screen is too wide`, async ({
    browser,
  }) => {
    for (const size of SIZES) {
      const page = await openFrozen(browser, { url: product.url, size, language });
      if (size === 'phone')
        for (const screen of ['football', 'league', 'home'] as const) {
          await open(page, paths[screen]);
          expect(await tooWideFor(page), screen).toEqual([]);
        }
      else await open(page, paths.home);
      await compare(page, `home-${size}-${language}`);
      await page.context().close();
    }
    skipElsewhere();
  });

test('rows of live matches look as in their picture', async () => {
  await open(pages.desktop, paths.home);
  const heading = pages.desktop.getByRole('heading', { name: /^Crown Division/ }).first();
  await compare(heading.locator('xpath=../..'), 'rows');
  skipElsewhere();
});

for (const size of SIZES)
  test(`pages of a full Saturday are not too heavy for a ${size}`, async () => {
    for (const { screen, [size]: limits } of HEAVIEST) {
      const { whole, packed } = await pageWeight(new URL(paths[screen], product.url), size);
      expect.soft(whole, `${screen}, kB`).toBeLessThanOrEqual(limits[0]);
      expect.soft(packed, `${screen}, kB in Brotli`).toBeLessThanOrEqual(limits[1]);
    }
  });

// Last: the score stays.
test('a goal looks as in its picture', async () => {
  const { matchId, shown } = mostGoals(world.matches, 'demo-fb-1');
  const page = pages.desktop;
  await open(page, paths.football);
  // The goal leaves its stage after 6 s: a busy machine may need longer for a picture.
  await page.clock.pauseAt(FROZEN_AT);
  const { home = 0, away = 0 } = shown.score ?? {};
  await world.update({
    matchId,
    score: { home, away: away + 1 },
    incidents: [
      ...(shown.incidents ?? []),
      { id: 'late', type: 'goal', team: 'away', minute: 52, player: 'Otis Fenn' },
    ],
  });
  await expect(page.locator('main')).toContainText('Otis Fenn');
  // A room that the page has not joined yet is joined by a timer: its time passes slowly until then.
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return (await page.getByRole('table').allInnerTexts()).join('\n');
    })
    .toContain(`${home}–${away + 1}`);
  await compare(page, 'goal-desktop');
  skipElsewhere();
});
