import { expect, test } from 'playwright/test';

test('a visitor chooses a language, which later pages keep @phone', async ({ page }) => {
  await page.goto('/partnership?from=mail');
  await page.getByRole('link', { name: 'Português' }).click();
  await expect(page).toHaveURL(/\/partnership\?from=mail&lang=pt-BR$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Seja parceiro');
  // Missing texts load with the next page, without a document request.
  await page.getByRole('link', { name: 'Todos' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('link', { name: 'Política de Privacidade' }).click();
  await expect(page).toHaveTitle(/^Política de Privacidade/);
  await page.goto('/partnership');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a link changes the language @phone', async ({ page }) => {
    await page.goto('/partnership');
    await page.getByRole('link', { name: 'Español' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Haz equipo');
  });
});
