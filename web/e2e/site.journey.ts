import { BRANDS } from '../../edge/shared/brand/brand.ts';
import { expect, test } from './fixtures.ts';
import { openDocument, openPage } from './open-page.ts';

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc);

test('a crawler finds the sitemaps, and in them every match, team and league @phone', async ({
  request,
  field,
}) => {
  const match = field.match({ home: 'Fuchsia Point', away: 'Gardenia Bay' });
  await match.kickOff();
  const site = BRANDS.tv.feBaseUrl;
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  expect(await robots.text()).toContain(`Sitemap: ${site}/sitemap.xml`);

  const index = await request.get('/sitemap.xml');
  expect(index.headers()['content-type']).toContain('application/xml');
  const parts = locations(await index.text());
  expect(parts.length).toBeGreaterThan(20);
  const listed: string[] = [];
  for (const part of parts) {
    const answer = await request.get((part ?? '').replace(site, ''));
    expect(answer.status()).toBe(200);
    for (const location of locations(await answer.text())) listed.push(location ?? '');
  }
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed).toContain(`${site}/`);
  expect(listed).toContain(`${site}/about/terms-of-service`);
  expect(listed).toContain(`${site}/football/match/fuchsia-point-vs-gardenia-bay/${match.matchId}`);
  expect(listed.some((path) => path.includes('/football/team/fuchsia-point/'))).toBe(true);
  expect(listed.some((path) => path.includes('/football/league/journey-league/'))).toBe(true);
  expect((await request.get('/sitemaps/none.xml')).status()).toBe(404);
});

test('a page has its URL with the day as the canonical one, and alternates in each language on both brands’ sites @phone', async ({
  page,
}) => {
  await openDocument(page, '/football/matches/all');
  const { pathname, search } = new URL(page.url());
  const path = pathname + search;
  expect(search).not.toBe('');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    BRANDS.tv.feBaseUrl + path,
  );
  const languages = await page
    .locator('link[rel=alternate]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    );
  expect(languages).toEqual([
    ['x-default', `${BRANDS.tv.feBaseUrl}${path}`],
    ['en', `${BRANDS.tv.feBaseUrl}${path}&lang=en`],
    ['pt-BR', `${BRANDS.net.feBaseUrl}${path}&lang=pt-BR`],
    ['es-MX', `${BRANDS.net.feBaseUrl}${path}&lang=es-MX`],
    ['ar', `${BRANDS.tv.feBaseUrl}${path}&lang=ar`],
  ]);
});

test('Home has structured data about the site and its search @phone', async ({ page }) => {
  await openDocument(page, '/');
  const text = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(text ?? '')).toMatchObject({
    '@type': 'WebSite',
    name: BRANDS.tv.brandDisplayName,
    potentialAction: { '@type': 'SearchAction' },
  });
});

test('the chosen country is kept after a reload and a new start of the browser @phone', async ({
  page,
  context,
}) => {
  await openPage(page, '/');
  await page.getByRole('button', { name: 'Choose your country' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose your country' });
  await dialog.getByRole('searchbox').fill('port');
  await dialog.getByRole('button', { name: /^Portugal/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Country: Portugal. Change' })).toBeVisible();
  const stored = (await context.cookies()).find(({ name }) => name === 'country');
  expect(stored?.value).toBe('pt');
  // A cookie of the session has -1.
  expect(stored?.expires).toBeGreaterThan(0);
  await openDocument(page, '/');
  await expect(page.getByRole('button', { name: 'Country: Portugal. Change' })).toBeVisible();
});

test('a new page begins at the top, and going back restores the scroll position @core @phone', async ({
  page,
}) => {
  await openPage(page, '/about/privacy-policy');
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 320 });
  await page.evaluate(() => window.scrollTo(0, 250));
  await page.getByRole('main').getByRole('link', { name: 'Children' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Children' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
});
