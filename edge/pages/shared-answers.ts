import { API_BASES } from '../contracts/call-address.ts';
import { callAt } from '../contracts/call-list.ts';
import { listComments } from '../contracts/comment-calls.ts';
import type { Visitor } from '../contracts/edge-context.ts';
import { tally } from '../../realtime/hosts/metrics/report.ts';
import type { AnswerSource, Asking } from '../load-context.ts';
import { IsolatePages } from './isolate-pages.ts';
import { answerOf, type KeptPage } from './kept-page.ts';
import { factsOf, type PageKey } from './page-key.ts';
import { RULE } from './page-rule.ts';
import type { PageTag } from './page-store.ts';
import { tagOfCall } from './page-tags.ts';

/** Most bytes of an isolate's answers: a day's matches have some 100 kB. */
const LIMIT = 16_000_000;

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
} satisfies Partial<PageKey>;

/**
 * Answers of public calls and of rooms, which the pages of one isolate share if they are made for one visitor
 * each (ADR 126). An answer is made from its key alone, as a cached page is: nothing of a visitor can be in it.
 */
export class SharedAnswers implements AnswerSource {
  readonly #answers = new IsolatePages({ limit: LIMIT });

  get({ method, url }: Request, visitor: Visitor, asking: Asking): Promise<Response> | null {
    return isShared(method, new URL(url).pathname) ? this.#get(url, visitor, asking) : null;
  }

  /** Forgets the answers with any of the tags. */
  purge(tags: readonly PageTag[]): void {
    this.#answers.purge(tags);
  }

  async #get(
    address: string,
    { country, countryCode, language, brand }: Visitor,
    { ask, begunAt, env, executionCtx }: Asking,
  ): Promise<Response> {
    const named = { country, countryCode, language, brand: brand.brandHeaderName };
    const key: PageKey = { ...ANYBODY, ...named, address };
    const startedAt = Date.now();
    const answer = await this.#answers.page(JSON.stringify(key), RULE, {
      make: async () => {
        // The page may have read the same rows and rooms before.
        const page = await keep(await ask(new Request(address), factsOf(key, env)), begunAt);
        return { page, tags: new Set([tagOfCall(new URL(address).pathname)]) };
      },
      waitUntil: (making) => executionCtx.waitUntil(making),
    });
    const outcome = answer.madeAt < startedAt ? 'kept' : 'made';
    tally.count('page_cache_requests_total', { class: 'answer', outcome });
    return answerOf(answer, '');
  }
}

/** Whether all visitors of a country, language and brand get the same answer. */
function isShared(method: string, pathname: string): boolean {
  if (method !== 'GET') return false;
  if (pathname.startsWith('/parties/')) return true;
  if (!pathname.startsWith(`${API_BASES.media}/`)) return false;
  const call = callAt('media', method, pathname.slice(API_BASES.media.length));
  // A fan sees their own comment at once.
  return call?.caller === 'anyone' && call.cache !== 'no-store' && call.path !== listComments.path;
}

/** Reads an answer. The Worker ignores a good one's rule for caches outside, unless nobody may store it. */
async function keep(made: Response, madeAt: number): Promise<KeptPage> {
  const headers = new Headers(made.headers);
  const rule = headers.get('cache-control') ?? '';
  if (made.ok && !/\bno-store\b/i.test(rule)) headers.delete('cache-control');
  const body = new Uint8Array(await made.arrayBuffer());
  return { madeAt, status: made.status, headers: [...headers], body, nonceAt: [] };
}
