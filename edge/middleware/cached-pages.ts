import type { MiddlewareHandler } from 'hono';
import { regionOfRequest } from '../../realtime/hosts/forward.ts';
import { tally } from '../../realtime/hosts/metrics/report.ts';
import { PAGE_AGE } from '../contracts/page-age.ts';
import type { DataApp } from '../data-app.ts';
import { contextOf, type PageEnv, type PageSetting, type RenderPage } from '../load-context.ts';
import type { IsolatePages, MadePage } from '../pages/isolate-pages.ts';
import { answerOf, createPlaceholder, keepPage } from '../pages/kept-page.ts';
import { asksForNew, factsOf, pageKeyOf, requestOf, type PageKey } from '../pages/page-key.ts';
import { pageClassOf, pageRuleOf } from '../pages/page-rule.ts';
import type { PageTag } from '../pages/page-store.ts';
import { tagOfCall } from '../pages/page-tags.ts';
import { answerBusyPage } from '../routes/answer-busy.ts';
import { gateCallerOf, GATES } from '../gates.ts';
import { withLightLinks } from './page-links.ts';

export interface CachedPagesOptions {
  pages: IsolatePages;
  renderPage: RenderPage;
  data: DataApp;
  version: () => Promise<string>;
}

/**
 * Answers with a page that all visitors with the same key share (ADR 97). Pages that are the visitor's own
 * pass through. Without a build, as on the development server, none is cached.
 */
export function cachedPages(options: CachedPagesOptions): MiddlewareHandler<PageEnv> {
  const { pages, renderPage, data } = options;
  return async (c, next) => {
    const address = new URL(c.req.url);
    const rule = pageRuleOf(address);
    const startedAt = Date.now();
    const key = rule && pageKeyOf(c);
    const version = key ? await options.version() : '';
    if (!rule || !key || version === '') return next();
    const { env, executionCtx } = c;
    const region = regionOfRequest(c.req.raw);
    const caller = gateCallerOf(c);
    const setting = { env, executionCtx, data, version, region };
    const page = await pages.page(JSON.stringify(key), rule, {
      make: ({ isNeeded, begin }) =>
        GATES.page.run({ ...caller, isNeeded }, () => {
          begin();
          return makePage(key, renderPage, setting);
        }),
      isCrowded: () => GATES.page.isCrowded,
      network: caller.network,
      precedes: (network) => GATES.page.precedes(caller.network, network),
      waitUntil: caller.waitUntil,
      since: asksForNew(c) ? startedAt : 0,
    });
    if (!page) return answerBusyPage(c, c.get('visitor').language);
    const outcome = page.madeAt < startedAt ? 'kept' : 'made';
    tally.count('page_cache_requests_total', { class: pageClassOf(address), outcome });
    c.res = answerOf(page, c.get('nonce'));
    // Without this header a browser would mistake the page's age for a wrong clock of its own.
    c.header('server-timing', `${PAGE_AGE};dur=${Date.now() - page.madeAt}`);
  };
}

/** Renders the page of a key. The rendering sees only the key, never a visitor's request. */
async function makePage(
  key: PageKey,
  renderPage: RenderPage,
  setting: PageSetting,
): Promise<MadePage> {
  const madeAt = Date.now();
  const placeholder = createPlaceholder();
  const tags = new Set<PageTag>();
  const context = contextOf(setting, {
    ...factsOf(key, setting.env),
    nonce: placeholder,
    onCall: (path) => tags.add(tagOfCall(path)),
  });
  const made = await renderPage(requestOf(key), context);
  return { page: await keepPage(withLightLinks(made), placeholder, madeAt), tags };
}
