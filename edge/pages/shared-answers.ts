import { API_BASES } from '../contracts/call-address.ts';
import { callAt, isPublicRead } from '../contracts/call-list.ts';
import { listComments } from '../contracts/comment-calls.ts';
import { tally } from '../../realtime/hosts/metrics/report.ts';
import { timeLimit } from '../shared/time/time-limit.ts';
import type { AnswerSource, AskingPage } from '../load-context.ts';
import { IsolatePages } from './isolate-pages.ts';
import { answerOf, createPlaceholder, keepPage, type KeptPage } from './kept-page.ts';
import { factsOf, type PageKey } from './page-key.ts';
import { RULE } from './page-rule.ts';
import type { PageTag } from './page-store.ts';
import { tagOfCall } from './page-tags.ts';

/** Most bytes of an isolate's answers: a day's matches have some 100 kB. */
const LIMIT = 16_000_000;
/**
 * How long a page waits for an answer that another page requests, ms: it waits 4.5 s for all of its
 * answers.
 */
const TIMEOUT_MS = 1_000;

/** The part of a key that no public call depends on. */
const ANYBODY = {
  timeZone: 'UTC',
  theme: null,
  density: null,
  platform: 'pc',
  device: '1000',
  consent: null,
  isRefused: false,
  oddsFormat: null,
  isData: false,
} satisfies Partial<PageKey>;

/**
 * Cache of answers to public calls. The pages that are made for one visitor each share it within an
 * isolate (ADR 126). An answer is made from its key alone, as a cached page is: nothing else about
 * a visitor can be in it.
 */
export class SharedAnswers implements AnswerSource {
  readonly #answers = new IsolatePages({ limit: LIMIT, timeoutMs: timeLimit(TIMEOUT_MS) });

  forPage(page: AskingPage): (request: Request) => Promise<Response> | null {
    const { purges } = this.#answers;
    const { visitor, session, env } = page;
    // A restricted visitor gets no data at all, and an operator's API may want to know a user.
    const isOwn = visitor.isRestricted || (env.MEDIA_API_URL && session.hasSession);
    return ({ method, url }) =>
      isOwn || !isShared(method, new URL(url).pathname) ? null : this.#get(url, page, purges);
  }

  /** Forgets the answers with any of the tags. */
  purge(tags: readonly PageTag[]): void {
    this.#answers.purge(tags);
  }

  async #get(address: string, page: AskingPage, purges: number): Promise<Response> {
    const { visitor, ask, begunAt, isReload, env, executionCtx } = page;
    const { country, countryCode, language, brand } = visitor;
    const named = { country, countryCode, language, brand: brand.brandHeaderName };
    const key: PageKey = { ...ANYBODY, ...named, address };
    const answer = await this.#answers.page(JSON.stringify(key), RULE, {
      make: async () => ({
        // Dates the answer from the start of the page, which may have read the same rows since
        // then.
        page: await keep(await ask(new Request(address), factsOf(key, env)), begunAt),
        // Articles name teams and leagues too.
        tags: new Set<PageTag>(['catalogue', tagOfCall(new URL(address).pathname)]),
      }),
      waitUntil: (making) => executionCtx.waitUntil(making),
      purges,
      since: isReload ? begunAt : 0,
    });
    if (!answer) throw new Error('An answer has no gate');
    const outcome = answer.madeAt < begunAt ? 'kept' : 'made';
    tally.count('page_cache_requests_total', { class: 'answer', outcome });
    return answerOf(answer, '');
  }
}

/** Whether all visitors of a country, language and brand get the same answer. */
function isShared(method: string, pathname: string): boolean {
  if (method !== 'GET' || !pathname.startsWith(`${API_BASES.media}/`)) return false;
  const call = callAt('media', method, pathname.slice(API_BASES.media.length));
  // A fan must see their own comment at once, so comments are not shared.
  return call !== undefined && isPublicRead(call) && call.path !== listComments.path;
}

/**
 * Returns an answer to store. Removes a `cache-control` for outside caches, which does not matter
 * within the Worker; `no-store` stays, and prevents storing here too.
 */
function keep(made: Response, madeAt: number): Promise<KeptPage> {
  const answer = new Response(made.body, made);
  const rule = answer.headers.get('cache-control') ?? '';
  if (answer.ok && !/\bno-store\b/i.test(rule)) answer.headers.delete('cache-control');
  return keepPage(answer, createPlaceholder(), madeAt);
}
