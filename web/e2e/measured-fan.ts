import { devices, expect, type Browser, type BrowserContext, type Page } from 'playwright/test';
import { CONSENT_COOKIE } from '../../edge/contracts/cookies.ts';
import type { Collector } from '../../edge/local/collector/server.ts';
import { newPerson } from './account.ts';
import { openPage } from './open-page.ts';

declare global {
  interface Window {
    /** React Router's own: navigates as a link does. */
    __reactRouterDataRouter: { navigate(to: string | number): Promise<void> };
  }
}

/** A product and where it reports. */
export interface MeasuredProduct {
  url: string;
  collector: Collector;
  /** Returns a path with the ids of what the journey made. */
  fill: (path: string) => string;
}

/** What a browser keeps of a signed-in fan. */
export type Member = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A fan who allowed analytics, with the screens expected as visited. */
export class MeasuredFan {
  readonly visited: string[] = [];
  readonly page: Page;
  readonly #where: MeasuredProduct;
  readonly #before: number;

  private constructor(page: Page, where: MeasuredProduct) {
    this.page = page;
    this.#where = where;
    this.#before = where.collector.received().length;
  }

  static async arrive(
    browser: Browser,
    device: keyof typeof devices,
    where: MeasuredProduct,
    member?: Member,
  ): Promise<MeasuredFan> {
    const fan = await MeasuredFan.arriveUnasked(browser, device, where, member);
    await fan.allow();
    return fan;
  }

  /** A fan without a consent choice. */
  static async arriveUnasked(
    browser: Browser,
    device: keyof typeof devices,
    where: MeasuredProduct,
    member?: Member,
  ): Promise<MeasuredFan> {
    const { page } = await newPerson(browser, {
      ...devices[device],
      baseURL: where.url,
      ...(member && { storageState: member }),
    });
    return new MeasuredFan(page, where);
  }

  async allow(): Promise<void> {
    const { url } = this.#where;
    await this.page.context().addCookies([{ name: CONSENT_COOKIE, value: 'analytics', url }]);
  }

  /** Opens a URL, as an external link does. */
  async open(path: string, name: string): Promise<void> {
    await openPage(this.page, this.#where.fill(path));
    await this.sees(name);
  }

  /** Navigates as a link on the page does. */
  async go(to: string | number, name: string): Promise<void> {
    await this.again(to);
    this.visited.push(name);
  }

  /** Navigates without counting a visit. */
  async again(to: string | number): Promise<void> {
    await this.page.evaluate(
      async (path) => {
        // oxlint-disable-next-line no-underscore-dangle
        await window.__reactRouterDataRouter.navigate(path);
        // Waits until the page is rendered and has reported.
        for (let turn = 0; turn < 3; turn += 1)
          await new Promise((resolve) => requestIdleCallback(resolve));
      },
      typeof to === 'number' ? to : this.#where.fill(to),
    );
  }

  /** Expects exactly the visits so far and these names. */
  async sees(...names: string[]): Promise<void> {
    this.visited.push(...names);
    await expect.poll(() => this.screens(), { timeout: 15_000 }).toEqual(this.visited);
  }

  screens(): string[] {
    return this.#where.collector
      .collected()
      .slice(this.#before)
      .flatMap(({ events = [] }) => events)
      .filter(({ name }) => name === 'view_changed')
      .toSorted((one, other) => (one.timestamp ?? '').localeCompare(other.timestamp ?? ''))
      .map(({ attributes }) => attributes?.['toView'] ?? '');
  }

  /** Expects exactly these actions in business analytics, each once. */
  async did(...actions: string[]): Promise<void> {
    await expect.poll(() => this.actions(), { timeout: 15_000 }).toEqual(actions);
  }

  actions(): string[] {
    return this.#where.collector
      .collected()
      .slice(this.#before)
      .flatMap(({ events = [] }) => events)
      .filter(({ attributes }) => attributes?.['type'] === 'bi-analytics')
      .map(({ name, attributes = {} }) => {
        const metrics = Object.entries(attributes).filter(([key]) => key !== 'type');
        if (metrics.some(([key]) => !key.startsWith('custom_metrics_'))) return `${name}?`;
        return name;
      });
  }

  /** Expects no late and no duplicate visits. */
  async leave(): Promise<void> {
    await this.sees();
    await this.page.waitForTimeout(1_500);
    expect(this.screens()).toEqual(this.visited);
    await this.page.context().close();
  }
}
