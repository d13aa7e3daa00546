import { THEME_COOKIE } from '../../edge/contracts/cookies.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';

test('a small window shows a match live in the page’s language and theme, leads back, and closes with the page @desktop', async ({
  page,
  context,
  product,
  field,
}) => {
  const match = field.match({
    home: 'Larch Athletic',
    away: 'Maple Rovers',
  });
  await match.kickOff();
  await context.addCookies([{ name: THEME_COOKIE, value: 'black', url: product.url }]);
  await openPage(page, `/football/match/${match.matchId}?lang=pt-BR`);
  const open = async () => {
    await page.getByRole('button', { name: 'Outras formas de assistir' }).press('Enter');
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Placar em uma janela pequena' }).press('Enter');
    return opened;
  };

  const small = await open();
  const shown = small.getByRole('main');
  await expect(shown).toContainText('Larch Athletic');
  await expect(small).toHaveTitle('Larch Athletic x Maple Rovers');
  await expect(small.locator('html')).toHaveAttribute('lang', 'pt-BR');
  // The black theme's surface: its styles have loaded.
  await expect(shown).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await match.score(1, 0, {
    incidents: [{ id: 'g', type: 'goal', team: 'home', minute: 21, player: 'Ada Quill' }],
  });
  await expect(shown).toContainText('Ada Quill');
  await expect(shown.locator('[data-ahead]')).toContainText('1');
  const closed = small.waitForEvent('close');
  // A press by the mouse or keyboard would wait for its window, which closes.
  await small.getByRole('button', { name: 'Voltar ao jogo' }).dispatchEvent('click');
  await closed;

  const again = await open();
  await expect(again.getByRole('main')).toContainText('Larch Athletic');
  const gone = again.waitForEvent('close');
  await page.getByRole('navigation').getByRole('link', { name: 'Notícias' }).first().press('Enter');
  await gone;
});
