import type { Page } from 'playwright/test';
import { BRANDS } from '../../edge/shared/brand/brand.ts';
import type { BrandProfile } from '../../edge/contracts/brand-profile.ts';
import { axeFindings } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';

async function expectBrand(page: Page, brand: BrandProfile) {
  await expect(page).toHaveTitle(new RegExp(` · ${brand.brandDisplayName}$`));
  await expect(page.getByRole('link', { name: 'Google Play' })).toHaveAttribute(
    'href',
    brand.googlePlayStoreUrl,
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

test.describe('where the product is not available', () => {
  test.use({ extraHTTPHeaders: { 'CF-IPCountry': 'IR' } });

  test('one page says so, names a contact, and links to what stays open @phone', async ({
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
    expect(await axeFindings(page)).toEqual([]);
  });
});

test('the geo-restricted page links to Home in another country @phone', async ({ page }) => {
  await openPage(page, '/geo-restricted');
  await expect(page.getByRole('link')).toHaveAttribute('href', '/');
  await expect(page.getByRole('navigation')).toHaveCount(0);
});
