import type { Locator } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { openDocument, openPage } from './open-page.ts';

test('a visitor chooses a language, which later pages keep @phone', async ({ page }) => {
  await openPage(page, '/partnership?leagueId=journey-league');
  await page.getByRole('link', { name: 'Português' }).click();
  await expect(page).toHaveURL(/\/partnership\?leagueId=journey-league&lang=pt-BR$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Seja parceiro');
  // Missing texts load with the next page, without a document request.
  await page.getByRole('link', { name: 'Todos' }).click();
  await expect(page).toHaveURL(/\/$/);
  // The footer moves when the day's matches come.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Placar ao vivo');
  await page.getByRole('link', { name: 'Política de Privacidade' }).click();
  await expect(page).toHaveTitle(/^Política de Privacidade/);
  await openPage(page, '/partnership');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
});

/** Returns where the middle of an element is, px from the left. */
async function middleOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return (box?.x ?? 0) + (box?.width ?? 0) / 2;
}

test('in Arabic the home side stands on the right, and time runs to the left @core @phone', async ({
  page,
  field,
}) => {
  const match = field.match({ home: '1. FC Alder', away: 'Birch (W)' });
  await match.kickOff();
  await match.score(2, 1);
  await openPage(page, `/football/match/${match.matchId}?lang=ar`);
  await expect(page).toHaveTitle(/^2–1 \S*1\. FC Alder\S* ضد \S*Birch \(W\)/);
  const stage = page.locator('main header[data-ground="dark"]');
  const places = (texts: readonly string[]) =>
    Promise.all(texts.map((text) => middleOf(stage.getByText(text, { exact: true }))));
  const [home = 0, away = 0] = await places(['1. FC Alder', 'Birch (W)']);
  expect(home).toBeGreaterThan(away);
  const [own = 0, other = 0] = await places(['2', '1']);
  expect(own).toBeGreaterThan(other);

  // What is played of the line is at its right.
  const line = stage.locator('svg[role="img"]');
  const [played, rest] = [line.locator('rect').nth(1), line.locator('rect').first()];
  expect(await middleOf(played)).toBeGreaterThan(await middleOf(rest));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a link changes the language and the direction @phone', async ({ page }) => {
    await openDocument(page, '/partnership');
    await page.getByRole('link', { name: 'Español' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Haz equipo');
    await page.getByRole('link', { name: 'العربية' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });
});
