import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import type { APIRequestContext } from 'playwright/test';
import { axeFindings } from './axe.ts';
import { collectFaults } from './console-faults.ts';
import { finished, sendCatalogue } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { horizontalOverflow } from './horizontal-overflow.ts';
import { openPage } from './open-page.ts';

const DAY = 86_400_000;

/** Imports a league of two matches, of which one is over; returns the paths of its league and a team. */
async function importLeague(baseUrl: string) {
  const id = `calendar-${randomUUID().slice(0, 8)}`;
  const team = (name: string) => ({ id: `${id}-${name.toLowerCase()}`, name, shortName: name });
  const fixture = (startTime: number) => ({
    sportId: 1 as const,
    league: { id, name: 'Harvest League', country: 'es' },
    home: team('Barley'),
    away: team('Clover'),
    startTime,
  });
  await sendCatalogue(baseUrl, [
    { matchId: `${id}-next`, fixture: fixture(Date.now() + DAY) },
    {
      matchId: `${id}-past`,
      fixture: fixture(Date.now() - DAY),
      result: finished(3, 1),
    },
  ]);
  return {
    league: `/football/league/harvest-league/${id}`,
    team: `/football/team/barley/${id}-barley`,
  };
}

/** Returns the summaries of the matches in a calendar. */
async function summariesAt(request: APIRequestContext, address: string): Promise<unknown[]> {
  const file = await (await request.get(address)).text();
  return new ICAL.Component(ICAL.parse(file))
    .getAllSubcomponents('vevent')
    .map((event) => event.getFirstPropertyValue('summary'));
}

test('a fan takes the address of a league’s calendar in their language, which calendar apps read @phone', async ({
  page,
  context,
  request,
  product,
}) => {
  const { league } = await importLeague(product.url);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, `${league}/fixtures?lang=pt-BR`);
  await page
    .getByRole('button', { name: 'Adicionar os jogos de Harvest League à sua agenda' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Harvest League na sua agenda' });
  await expect(dialog).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Copiar endereço' }).click();
  await expect(dialog.getByText('Endereço copiado')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(new RegExp(`^${product.url}${league}\\.ics\\?lang=pt-BR`));
  expect(await summariesAt(request, address)).toEqual(['Barley 3–1 Clover', 'Barley x Clover']);
});

test('a fan without an account follows their matches in a calendar, which changes with the stars @core @phone', async ({
  page,
  request,
  product,
}) => {
  const faults = collectFaults(page);
  const [first, second] = [await importLeague(product.url), await importLeague(product.url)];
  const star = () => page.getByRole('button', { name: 'Favourite: Barley', exact: true });
  await openPage(page, `${first.team}/overview`);
  await expect(page.getByRole('button', { name: 'Add the matches of Barley' })).toBeVisible();
  await star().click();
  await openPage(page, '/football/matches/favourite');
  const open = page.getByRole('button', { name: 'Add my matches to a calendar' });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'My matches in your calendar' });
  await dialog.getByRole('button', { name: 'Make an address' }).click();
  await expect(dialog.getByText('This is your address.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);

  const field = dialog.getByLabel('Calendar address');
  const address = await field.inputValue();
  expect(await summariesAt(request, address)).toEqual(['Barley 3–1 Clover', 'Barley vs Clover']);

  await openPage(page, `${second.team}/overview`);
  await star().click();
  await expect.poll(async () => (await summariesAt(request, address)).length).toBe(4);

  await openPage(page, '/football/matches/favourite');
  await open.click();
  await expect(field).toHaveValue(address);
  await dialog.getByRole('button', { name: 'Replace address' }).click();
  await expect(dialog.getByText('This is your new address.')).toBeVisible();
  const next = await field.inputValue();
  expect((await request.get(address)).status()).toBe(410);
  expect(await summariesAt(request, next)).toHaveLength(4);

  await dialog.getByRole('button', { name: 'End calendar' }).click();
  await expect(dialog.getByText('The calendar has ended.')).toBeVisible();
  expect((await request.get(next)).status()).toBe(410);
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  expect(faults).toEqual([]);
});
