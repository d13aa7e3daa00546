import type { Page } from 'playwright/test';
import { BRANDS } from '../../edge/shared/brand/brand.ts';
import type { BrandProfile } from '../../edge/contracts/brand-profile.ts';
import { axeFindingsOnBoth } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';

async function expectBrand(page: Page, brand: BrandProfile) {
  await expect(page).toHaveTitle(new RegExp(` · ${brand.brandDisplayName}$`));
  const image = page.locator('meta[property="og:image"]');
  const path = `/covers/${brand.brandName.toLowerCase()}.png`;
  await expect(image).toHaveAttribute('content', brand.feBaseUrl + path);
  const cover = await page.request.get(path);
  expect([cover.status(), cover.headers()['content-type']]).toEqual([200, 'image/png']);
  await expect(page.getByRole('link', { name: 'Google Play' })).toHaveAttribute(
    'href',
    brand.googlePlayStoreUrl,
  );
  await expect(page.getByRole('link', { name: 'App Store' })).toHaveAttribute(
    'href',
    brand.appStoreUrl,
  );
}

test.describe('in Brazil', () => {
  test.use({ extraHTTPHeaders: { 'CF-IPCountry': 'BR' } });

  test('every page has the second brand, unless another is requested @core @phone', async ({
    page,
  }) => {
    await openPage(page, '/');
    await expectBrand(page, BRANDS.net);
    await page.getByRole('navigation', { name: 'Esportes' }).getByText('Tênis').click();
    await expect(page).toHaveURL(/\/tennis\//);
    await expectBrand(page, BRANDS.net);

    await openPage(page, `/?brand=${BRANDS.tv.brandHeaderName}`);
    await expectBrand(page, BRANDS.tv);
    await openPage(page, '/football/matches/all');
    await expectBrand(page, BRANDS.tv);
  });
});

test('Home has the first brand elsewhere @phone', async ({ page }) => {
  await openPage(page, '/');
  await expectBrand(page, BRANDS.tv);
});

test.describe('where the product is not available', () => {
  test.use({ extraHTTPHeaders: { 'CF-IPCountry': 'IR' } });

  test('one page says so, names a contact, and links to the pages that stay open @phone', async ({
    page,
  }) => {
    await openPage(page, '/football/news');
    await expect(page).toHaveURL(/\/geo-restricted$/);
    await expect(page.getByText('This feature is not available in your country.')).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    const links = await page
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links).toEqual([
      `mailto:${BRANDS.tv.supportEmail}`,
      '/about/privacy-policy',
      '/about/terms-of-service',
      '/delete-account-instructions',
    ]);
    expect(await axeFindingsOnBoth(page)).toEqual([]);
    for (const path of links.slice(1)) {
      await openPage(page, path);
      expect(new URL(page.url()).pathname).toBe(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});

test('the geo-restricted page links to Home in another country @phone', async ({ page }) => {
  await openPage(page, '/geo-restricted');
  await expect(page.getByRole('link')).toHaveAttribute('href', '/');
  await expect(page.getByRole('navigation')).toHaveCount(0);
});
