import { expect, test, type Page } from 'playwright/test';
import { FIRST_BRAND, SECOND_BRAND } from '../../edge/brand/brand.ts';
import type { BrandProfile } from '../../edge/contracts/brand-profile.ts';
import { axeFindings } from './axe.ts';

async function expectBrand(page: Page, brand: BrandProfile) {
  await expect(page).toHaveTitle(new RegExp(` · ${brand.brandDisplayName}$`));
  const image = page.locator('meta[property="og:image"]');
  await expect(image).toHaveAttribute(
    'content',
    new RegExp(`^http://.*/covers/${brand.brandName.toLowerCase()}\\.png$`),
  );
  const cover = await page.request.get((await image.getAttribute('content')) ?? '');
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

  test('every page is the second brand’s, unless another is asked for', async ({ page }) => {
    await page.goto('/');
    await expectBrand(page, SECOND_BRAND);
    await page.getByRole('navigation', { name: 'Esportes' }).getByText('Tênis').click();
    await expect(page).toHaveURL(/\/tennis\//);
    await expectBrand(page, SECOND_BRAND);
    expect(await axeFindings(page)).toEqual([]);

    await page.goto(`/?brand=${FIRST_BRAND.brandHeaderName}`);
    await expectBrand(page, FIRST_BRAND);
    await page.goto('/football/matches/all');
    await expectBrand(page, FIRST_BRAND);
  });
});

test('elsewhere every page is the first brand’s', async ({ page }) => {
  await page.goto('/');
  await expectBrand(page, FIRST_BRAND);
});

test('the page for where the product is not available says so, whom to ask, and nothing else', async ({
  page,
}) => {
  await page.goto('/geo-restricted');
  await expect(page.getByText('This feature is not available in your country.')).toBeVisible();
  // Any page of the product would lead back here.
  await expect(page.getByRole('link')).toHaveAttribute('href', /^mailto:/);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
});
