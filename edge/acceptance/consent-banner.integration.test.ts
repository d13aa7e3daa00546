import { setTimeout as sleep } from 'node:timers/promises';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { expect, it, vi } from 'vitest';
import { measuredSite } from './measured-site.ts';

declare global {
  interface Window {
    axe: { run(options: RunOptions): Promise<AxeResults> };
  }
}

const { product, open, items, screens } = measuredSite();
const waited = { timeout: 15_000, interval: 100 };

it('a visitor in a country that requires consent is measured only after they agree, and is not asked again', async () => {
  const { page, measured } = await open(product().url);
  const bar = page.getByRole('region', { name: 'Privacy choices' });
  await bar.waitFor();
  // Home leads to news only if there are any; each sport does.
  await page.getByRole('link', { name: 'Football', exact: true }).first().click();
  await page.getByRole('link', { name: 'News', exact: true }).first().click();
  await sleep(3_000);
  expect(measured).toEqual([]);

  await bar.getByRole('button', { name: 'Allow' }).click();
  await bar.waitFor({ state: 'detached' });
  await vi.waitFor(() => expect(screens()).toContain('news-page'), waited);
  expect(items().map(({ text }) => text)).toContain('visitor-init');
  await vi.waitFor(
    async () =>
      expect(await page.evaluate(() => Reflect.get(window, 'tagIsLoaded'))).toBeGreaterThan(0),
    waited,
  );
  await page.reload({ waitUntil: 'networkidle' });
  expect(await bar.count()).toBe(0);
});

it('a visitor is not measured after a refusal, which is stored and can be revoked', async () => {
  const { page, measured } = await open(product().url);
  const bar = page.getByRole('region', { name: 'Privacy choices' });
  await bar.getByRole('button', { name: 'Refuse' }).press('Enter');
  await page.reload({ waitUntil: 'networkidle' });
  await sleep(2_500);
  expect(await bar.count()).toBe(0);
  expect(measured).toEqual([]);

  await page.getByRole('button', { name: 'Privacy choices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Privacy choices' });
  await dialog.getByRole('checkbox', { name: 'Statistics' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await vi.waitFor(() => expect(screens()).toContain('home'), waited);
});

it('a visitor is asked without layout shift, covered scores or axe violations', async () => {
  const { page } = await open(product().url);
  const bar = page.getByRole('region', { name: 'Privacy choices' });
  const html = await (await page.request.get(product().url)).text();
  expect(html).toContain('aria-label="Privacy choices"');
  expect(await bar.evaluate((element) => getComputedStyle(element).position)).toBe('static');
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );
  expect(shift).toBeLessThan(0.01);
  await bar.getByRole('button', { name: 'Choose' }).click();
  await page.getByRole('dialog').waitFor();
  await page.evaluate(axe.source);
  const faults = await page.evaluate(async () => {
    const { violations } = await window.axe.run({});
    return violations.map(({ id }) => id);
  });
  expect(faults).toEqual([]);
});
