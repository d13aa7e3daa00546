import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright/test';
import sharp from 'sharp';
import * as v from 'valibot';
import { BROWSER_FLAGS, findBrowser } from '../../.ci/browser.ts';
import { webManifestSchema, type WebManifest } from '../../edge/contracts/web-manifest.ts';
import { BRANDS } from '../../edge/shared/brand/brand.ts';
import { axeFindings } from './axe.ts';
import { CORE } from './devices.ts';
import { expect, test as base } from './fixtures.ts';
import { openDocument, openPage } from './open-page.ts';

/**
 * Its context is the whole browser, with a profile of its own: Chromium installs nothing from a private window,
 * and its headless shell nothing at all. The browser's home is a folder that goes with it: an installed product
 * gets an entry in the desktop's menu.
 */
const test = base.extend({
  context: async ({ product }, run) => {
    const home = await mkdtemp(join(tmpdir(), 'home-screen-'));
    const executablePath = findBrowser();
    const context = await chromium.launchPersistentContext(join(home, 'profile'), {
      ...(executablePath !== undefined && { executablePath }),
      args: BROWSER_FLAGS,
      baseURL: product.url,
      env: { ...process.env, HOME: home },
      // The size is the window's, as for an installed product.
      viewport: null,
    });
    await run(context);
    await context.close();
    await rm(home, { recursive: true, force: true });
  },
});

const VISITS = [
  { brand: BRANDS.tv, lang: 'en', shortcuts: ['Live', 'My matches', '24/7 Channel'] },
  { brand: BRANDS.net, lang: 'pt-BR', shortcuts: ['Ao vivo', 'Meus jogos', 'Canal 24 horas'] },
  { brand: BRANDS.net, lang: 'es-MX', shortcuts: ['En vivo', 'Mis partidos', 'Canal 24/7'] },
  { brand: BRANDS.tv, lang: 'ar', shortcuts: ['مباشر', 'مبارياتي', 'القناة على مدار الساعة'] },
] as const;

for (const [place, { brand, lang, shortcuts }] of VISITS.entries()) {
  const name = `${brand.brandDisplayName} in ${lang}`;
  const path = `/?brand=${brand.brandHeaderName}&lang=${lang}`;

  base(
    `the manifest of ${name} is valid, and has the images and shortcuts that it names ${place === 0 ? `${CORE} ` : ''}@desktop`,
    async ({ page, context }) => {
      await openDocument(page, path);
      const chrome = await context.newCDPSession(page);
      const { errors, data = '' } = await chrome.send('Page.getAppManifest');
      expect(errors).toEqual([]);
      const manifest = v.parse(webManifestSchema, JSON.parse(data));
      expect(manifest).toMatchObject({ name: brand.brandDisplayName, lang });
      expect(manifest.shortcuts.map((shortcut) => shortcut.name)).toEqual(shortcuts);
      for (const { src, sizes, type } of imagesOf(manifest)) {
        const file = await page.request.get(src);
        expect(file.headers()['content-type'], src).toBe(type);
        const { width, height } = await sharp(await file.body()).metadata();
        expect(`${width}x${height}`, src).toBe(sizes);
      }
      for (const { url } of manifest.shortcuts)
        expect((await page.request.get(url)).status(), url).toBe(200);
    },
  );
}

for (const brand of Object.values(BRANDS))
  test(`Chromium finds nothing that keeps ${brand.brandDisplayName} from being installed @desktop`, async ({
    page,
    context,
  }) => {
    await openDocument(page, `/?brand=${brand.brandHeaderName}`);
    const chrome = await context.newCDPSession(page);
    const { installabilityErrors } = await chrome.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
  });

function imagesOf({ icons, shortcuts, screenshots }: WebManifest) {
  return [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons), ...screenshots];
}

base('native apps, whose web views show pages, get no manifest @desktop', async ({ request }) => {
  for (const platform of ['android', 'ios'])
    expect(await (await request.get(`/?platform=${platform}`)).text()).not.toContain('manifest"');
  expect(await (await request.get('/?platform=wap')).text()).toContain('rel="manifest"');
});

const card = (page: Page) => page.getByRole('region', { name: /^Keep Touchline at hand$/ });

test('a fan with a favourite is offered to install the product, whose window has a way back, and its icon the number of live matches @desktop', async ({
  page: tab,
  context,
  field,
  product,
}) => {
  const match = field.match({ home: 'Sorrel Bay', away: 'Tansy Hill' });
  await match.kickOff();
  await openPage(tab, `/football/match/x/${match.matchId}`);
  await tab.waitForFunction(() => 'installPrompt' in window);
  await expect(card(tab)).toHaveCount(0);
  await tab
    .getByRole('button', { name: 'Favourite: Sorrel Bay vs Tansy Hill', exact: true })
    .first()
    .click();
  await expect(card(tab).getByRole('button', { name: 'Install' })).toBeVisible();
  expect(await axeFindings(tab)).toEqual([]);
  const chrome = await context.newCDPSession(tab);
  const manifestId = `${product.url}/`;
  const badge = async () => (await chrome.send('PWA.getOsAppState', { manifestId })).badgeCount;
  await chrome.send('PWA.install', { manifestId });
  await chrome.send('PWA.changeAppUserSettings', { manifestId, displayMode: 'standalone' });
  expect(await badge()).toBe(0);

  const opened = context.waitForEvent('page');
  await chrome.send('PWA.launch', { manifestId, url: tab.url() });
  const window = await opened;
  await expect.poll(badge).toBe(1);
  await expect(card(window)).toHaveCount(0);
  // It has no page before this one.
  await window.getByRole('link', { name: 'Back' }).click();
  await expect(window).toHaveURL(manifestId);
  // A page with Back in its text has it in the header alone.
  await openPage(window, '/about/privacy-policy');
  await expect(window.getByRole('link', { name: 'Back' })).toHaveCount(1);

  const elsewhere = context.waitForEvent('page');
  await window.getByRole('link', { name: 'App Store' }).click();
  await (await elsewhere).close();
  await match.send({ status: 'Ended', matchStatus: 'Ended' });
  await expect.poll(badge).toBe(0);
  await chrome.send('PWA.uninstall', { manifestId });
});
