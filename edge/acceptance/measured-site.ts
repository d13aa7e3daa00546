import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { BROWSER_FLAGS, findBrowser } from '../../.ci/browser.ts';
import { itemsOf, type CollectedItem } from '../local/collector/collected.ts';
import { startCollector, type Collector } from '../local/collector/server.ts';
import { startProduct, type Product } from './product.ts';

const TAG = 'https://tags.test/tag.js';
/** The user agent of a fan's browser. */
export const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

interface Opened {
  page: Page;
  /** Requests of the page to the collector and the tag's origin. */
  measured: string[];
}

interface Visit {
  cookies?: Record<string, string>;
  userAgent?: string;
  headers?: Record<string, string>;
}

/**
 * Starts a product in Spain that measures its visitors, the collector and a browser, for the tests of
 * one file. All it returns works while they run.
 */
export function measuredSite() {
  let collector: Collector;
  let product: Product;
  let browser: Browser;
  /** Requests that the collector had before a test. */
  let before = 0;

  const vars = () => ({
    MONITORING_URL: collector.url,
    MONITORING_ENVIRONMENT: 'uat',
    RECORDING_URL: `${collector.url}/record`,
    TAG_ID: 'G-1',
    TAG_SCRIPT_URL: TAG,
  });

  beforeAll(async () => {
    collector = await startCollector();
    product = await startProduct({ vars: vars(), country: 'es' });
    const executablePath = findBrowser();
    browser = await chromium.launch({
      // Like a fan's: an automated browser is not recorded.
      args: [...BROWSER_FLAGS, '--disable-blink-features=AutomationControlled'],
      ...(executablePath && { executablePath }),
    });
  });

  afterAll(async () => {
    await browser.close();
    await product.stop();
    await collector.stop();
  });

  beforeEach(() => void (before = collector.received().length));

  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
  });

  async function open(
    url: string,
    { cookies = {}, userAgent = USER_AGENT, headers = {} }: Visit = {},
  ): Promise<Opened> {
    const context = await browser.newContext({ userAgent, extraHTTPHeaders: headers });
    const { origin } = new URL(url);
    await context.addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })),
    );
    const page = await context.newPage();
    const measured: string[] = [];
    page.on('request', (request) => {
      if ([collector.url, TAG].some((address) => request.url().startsWith(address)))
        measured.push(request.url());
    });
    await page.route(`${TAG}*`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'window.tagIsLoaded = dataLayer.length',
      }),
    );
    await page.goto(url, { waitUntil: 'networkidle' });
    return { page, measured };
  }

  function items(): CollectedItem[] {
    return collector
      .received()
      .slice(before)
      .flatMap(({ batch }) => itemsOf(batch));
  }

  return {
    vars,
    product: () => product,
    collector: () => collector,
    browser: () => browser,
    /** Opens a page in a context of its own, and waits until it is idle. */
    open,
    /** Returns what the collector got since the test began. */
    items,
    /** Returns the visited screens, in order. */
    screens: () =>
      items()
        .filter(({ text }) => text === 'view_changed')
        .map(({ details }) => details['toView']),
  };
}
