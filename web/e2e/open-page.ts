import { expect, type Page, type Request, type Response } from 'playwright/test';

/** Kinds of requests that belong to a page's start. Media and sockets go on. */
const PARTS = new Set(['script', 'stylesheet', 'font', 'fetch', 'xhr']);
/** Pauses between two looks at a page that is not settled yet, ms. */
const LOOKS = [20, 50, 100, 250];

declare global {
  interface Window {
    openedSockets?: WebSocket[];
  }
}

/** The requests of each watched page that have no whole answer yet. */
const requestsOf = new WeakMap<Page, Set<Request>>();

/** Watches a page's requests and sockets, from its next document on. Returns the open requests. */
async function watch(page: Page): Promise<Set<Request>> {
  const known = requestsOf.get(page);
  if (known) return known;
  const requests = new Set<Request>();
  requestsOf.set(page, requests);
  page.on('request', (request) => {
    if (PARTS.has(request.resourceType())) requests.add(request);
  });
  const end = (request: Request) => void requests.delete(request);
  page.on('requestfinished', end).on('requestfailed', end);
  await page.addInitScript(() => {
    const sockets: WebSocket[] = [];
    window.openedSockets = sockets;
    window.WebSocket = class extends WebSocket {
      constructor(...address: ConstructorParameters<typeof WebSocket>) {
        super(...address);
        sockets.push(this);
      }
    };
  });
  return requests;
}

/** Opens an address and does not wait for what its scripts do. Returns the document's response. */
export async function openDocument(
  page: Page,
  path: string,
  options: Parameters<Page['goto']>[1] = {},
): Promise<Response | null> {
  await watch(page);
  return page.goto(path, options);
}

/** Opens a page of the product and waits until it is settled. Returns the document's response. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await openDocument(page, path);
  await settled(page);
  return response;
}

/** Waits until the page has started everything that it starts by itself. */
export async function awake(page: Page): Promise<void> {
  await page.locator('html[data-awake]').waitFor({ state: 'attached' });
}

/**
 * Waits until the page is awake, its late code and its fonts are there, no call is open, and no socket is about
 * to open. From then on only a test or a match changes it.
 */
export async function settled(page: Page): Promise<void> {
  const requests = await watch(page);
  const open = () => [...requests].map((request) => request.url());
  await awake(page);
  await expect(async () => {
    expect(open()).toEqual([]);
    const connecting = await page.evaluate(async () => {
      await document.fonts.ready;
      const sockets = window.openedSockets ?? [];
      return sockets.filter(({ readyState }) => readyState === WebSocket.CONNECTING).length;
    });
    expect(connecting).toBe(0);
    // The fonts' arrival may have started a request.
    expect(open()).toEqual([]);
  }).toPass({ intervals: LOOKS });
}
