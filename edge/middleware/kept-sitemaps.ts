import type { MiddlewareHandler } from 'hono';
import { regionOfRequest } from '../../realtime/hosts/forward.ts';
import type { DataApp } from '../data-app.ts';
import { gateCallerOf, GATES } from '../gates.ts';
import { keptAnswer } from '../kept-answer.ts';
import { contextOf, type PageEnv, type RenderPage } from '../load-context.ts';
import { factsOf, requestOf, type PageKey } from '../pages/page-key.ts';
import { answerBusy } from '../routes/answer-busy.ts';

/** How long a data centre keeps a sitemap, s. */
const KEPT_S = 3_600;

/** A crawler, of which a sitemap knows the brand alone: otherwise each country and language would have its own. */
const CRAWLER = {
  country: null,
  countryCode: null,
  language: 'en',
  timeZone: 'UTC',
  theme: null,
  density: null,
  platform: 'pc',
  device: '1001',
  consent: null,
  isRefused: true,
  oddsFormat: null,
  isData: false,
} as const satisfies Partial<PageKey>;

/**
 * Answers with the data centre's copy of a sitemap, which all visitors of a brand share; few are made at a time.
 * A developer, whose network is unknown, sees the catalogue as it is.
 */
export function keptSitemaps({
  renderPage,
  data,
  version,
}: {
  renderPage: RenderPage;
  data: DataApp;
  version: () => Promise<string>;
}): MiddlewareHandler<PageEnv> {
  return async (c, next) => {
    const caller = gateCallerOf(c);
    const built = await version();
    if (built === '' || caller.network === null) return next();
    const address = new URL(c.req.path, c.req.url);
    const brand = c.get('visitor').brand.brandHeaderName;
    const key = new URL(address);
    key.search = new URLSearchParams({ brand, built }).toString();
    const place = { cache: 'sitemaps', key, gate: GATES.document, caller };
    const answer = await keptAnswer(place, async () => {
      const page = { ...CRAWLER, address: address.href, brand };
      const { env, executionCtx } = c;
      const setting = {
        env,
        executionCtx,
        data,
        version: built,
        region: regionOfRequest(c.req.raw),
      };
      const context = contextOf(setting, { ...factsOf(page, env), nonce: '' });
      const made = await renderPage(requestOf(page), context);
      const kept = new Response(made.body, made);
      kept.headers.set('cache-control', made.ok ? `max-age=${KEPT_S}` : 'no-store');
      return kept;
    });
    if (!answer) return answerBusy(c);
    // Its text depends on the brand, so shared caches must not store it.
    if (answer.ok) answer.headers.set('cache-control', `private, max-age=${KEPT_S}`);
    return answer;
  };
}
