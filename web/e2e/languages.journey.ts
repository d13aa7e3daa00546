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

test('in Arabic the home side stands on the right, and time runs to the left', async ({
  page,
  baseURL,
}) => {
  const match = new MatchOnTheField(baseURL ?? '', { home: '1. FC Alder', away: 'Birch (W)' });
  await match.update({
    status: 'Live',
    matchStatus: 'H1',
    score: { home: 2, away: 1 },
    clock: { seconds: 15 * 60, running: false },
  });
  await openPage(page, `/football/match/${match.matchId}?lang=ar`);
  const stage = page.locator('main header[data-ground="dark"]');
  const [home, away] = await Promise.all(
    ['1. FC Alder', 'Birch (W)'].map((name) => middleOf(stage.getByText(name).first())),
  );
  expect(home).toBeGreaterThan(away ?? 0);
  const [first, second] = await Promise.all(
    ['2', '1'].map((figure) => middleOf(stage.getByText(figure, { exact: true }).first())),
  );
  expect(first).toBeGreaterThan(second ?? 0);
  await expect(page).toHaveTitle(/2–1.*1\. FC Alder.*ضد.*Birch \(W\)/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a link changes the language @phone', async ({ page }) => {
    await page.goto('/partnership');
    await page.getByRole('link', { name: 'Español' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Haz equipo');
  });
});
