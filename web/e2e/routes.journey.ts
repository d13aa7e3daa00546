import { expect, test, type BrowserContext, type Page } from 'playwright/test';
import { BRANDS } from '../../edge/shared/brand/brand.ts';
import { axeFindings, THEMES } from './axe.ts';
import { collectFaults } from './console-faults.ts';
import type { MatchOnTheField } from './feed.ts';
import { matchOfRoutes } from './match-of-routes.ts';
import { horizontalOverflow } from './horizontal-overflow.ts';
import { DEVICES, filledIn, isPage, isTurnOf, type Answer } from './route-row.ts';
import { ROUTES } from './route-table.ts';

let match: MatchOnTheField;
// One page for all rows: starting a process for each took most of a row's time.
let context: BrowserContext;
let page: Page;
let faults: string[];

test.beforeAll(async ({ baseURL, browser }) => {
  context = await browser.newContext();
  page = await context.newPage();
  faults = collectFaults(page);
  match = await matchOfRoutes(baseURL ?? '');
});

test.afterAll(() => context.close());

/** Clears the previous visit's state, on a page without scripts that would write it again. */
async function forgetVisit(): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  await page.emulateMedia({ colorScheme: 'light' });
  faults.length = 0;
}

function attribute(html: string, name: string): string | undefined {
  const [tag = ''] = /<div data-layout="[^>]*>/.exec(html) ?? [];
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
}

function unescaped(html: string): string {
  return html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

for (const [place, row] of ROUTES.entries()) {
  test(`${row.name}: ${row.path}`, async ({ viewport }, { project }) => {
    await forgetVisit();
    const device = project.name === 'desktop' ? 'desktop' : 'mobile';
    const wanted: Answer = { ...row, ...row[device] };
    const status = wanted.status ?? 200;
    const zone = { name: 'time-zone', value: 'Europe%2FMadrid', url: project.use.baseURL ?? '' };
    await context.addCookies([zone]);
    const path = filledIn(row.path, match.matchId);
    const isWebView = path.startsWith('/frame/');
    const answer = await context.request.get(path, { maxRedirects: 0 });

    expect(answer.status()).toBe(status);
    if (wanted.to !== undefined) {
      const location = answer.headers()['location'] ?? '';
      if (typeof wanted.to === 'string') expect(location).toBe(filledIn(wanted.to, match.matchId));
      else expect(location).toMatch(wanted.to);
      return;
    }

    const html = await answer.text();
    expect(attribute(html, 'data-layout')).toBe(wanted.layout ?? device);
    if (wanted.page !== undefined) expect(attribute(html, 'data-page')).toBe(wanted.page);
    if (wanted.flags !== undefined) expect(attribute(html, 'data-flags') ?? '').toBe(wanted.flags);

    const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
    const named = unescaped(title).replace(` · ${BRANDS.tv.brandDisplayName}`, '');
    if (typeof wanted.title === 'string') expect(named).toBe(wanted.title);
    else if (wanted.title) expect(named).toMatch(wanted.title);
    if (row.isMarkupOnly) return;

    if (viewport) await page.setViewportSize(viewport);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page).toHaveTitle(unescaped(title));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    // Each theme on alternating devices, or on the only one that has the page.
    const isAlone = !DEVICES.every((each) => isPage(row, each));
    const themes = THEMES.filter((_, turn) => isAlone || isTurnOf(device, place + turn));
    // Web views disable zoom (spec point 9), which axe reports.
    const isMeant = (finding: string) => isWebView && /^\w+: meta-viewport /.test(finding);
    expect((await axeFindings(page, themes)).filter((finding) => !isMeant(finding))).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);
    // The narrowest phones, and a zoom to four times.
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await horizontalOverflow(page)).toBe(0);
    expect(faults).toEqual([]);
  });
}
