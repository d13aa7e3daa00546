import type { Page } from 'playwright/test';
import * as v from 'valibot';
import { DEVICE_ID_COOKIE, TIME_ZONE_COOKIE } from '../../edge/contracts/cookies.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';

/** Records uses of the browser's locale data, which a phone loads slowly. */
async function watchLocaleData(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    const note = (name: string) => asked.push(`${name}${new Error(name).stack ?? ''}`);
    for (const name of ['DateTimeFormat', 'NumberFormat', 'Collator', 'DisplayNames'] as const) {
      const watched = new Proxy(Intl[name], {
        apply: (target, own, args) => (note(name), Reflect.apply(target, own, args)),
        construct: (target, args) => (note(name), Reflect.construct(target, args)),
      });
      Object.assign(Intl, { [name]: watched });
    }
    const methods = [
      [Number.prototype, 'toLocaleString'],
      [Date.prototype, 'toLocaleString'],
      [Date.prototype, 'toLocaleDateString'],
      [Date.prototype, 'toLocaleTimeString'],
      [String.prototype, 'localeCompare'],
    ] as const;
    for (const [prototype, name] of methods) {
      const method: unknown = Reflect.get(prototype, name);
      if (typeof method !== 'function') continue;
      Object.assign(prototype, {
        [name](this: unknown, ...args: unknown[]) {
          note(name);
          return Reflect.apply(method, this, args);
        },
      });
    }
  });
  return async () => v.parse(v.array(v.string()), await page.evaluate('asked'));
}

test('pages hydrate without locale data @core @phone', async ({
  page,
  context,
  product,
  field,
}) => {
  const match = field.match({ home: 'Iris', away: 'Jasmine' });
  await match.kickOff();
  // A known zone and a device id: the page creates neither.
  await context.addCookies([
    { name: TIME_ZONE_COOKIE, value: encodeURIComponent('Europe/Madrid'), url: product.url },
    { name: DEVICE_ID_COOKIE, value: 'known', url: product.url },
  ]);
  const asked = await watchLocaleData(page);
  for (const path of ['/', '/football/matches', '/live', `/football/match/${match.matchId}`]) {
    await openPage(page, path);
    await expect(page.getByText('Iris').first()).toBeVisible();
    expect(await asked(), path).toEqual([]);
  }
});

test('a page that was not rendered for the visitor’s zone reads locale data @phone', async ({
  page,
}) => {
  const asked = await watchLocaleData(page);
  await openPage(page, '/');
  await expect.poll(asked).not.toEqual([]);
});
