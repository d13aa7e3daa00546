import { isReporting, reportNow, reportSoon, tally } from '../../realtime/hosts/metrics/report.ts';
import { addressTooLong } from '../address-too-long.ts';
import type { Env } from '../env.ts';
import { isErrorPage } from '../middleware/request-log.ts';
import { queueOf } from '../queue/queue-name.ts';
import { redirectToPlain } from '../plain-address.ts';
import { limitedRequest } from '../request-limits.ts';
import { meteredDatabase } from './metered-database.ts';

/** The Worker's handlers. Each call does all work of its event. */
interface Handlers {
  fetch(request: Request, env: Env, context: ExecutionContext): Response | Promise<Response>;
  queue(batch: MessageBatch, env: Env): Promise<void>;
  scheduled(env: Env): Promise<void>;
}

/** The `class` label of a request, by the first segment of its path; all others but the page of errors are pages. */
const CLASSES: ReadonlyMap<string, string> = new Map([
  ['api', 'api'],
  ['ingest', 'ingest'],
  ['operator', 'operator'],
  ['parties', 'rooms'],
  ['img', 'pictures'],
  ['og', 'pictures'],
  ['healthz', 'health'],
  ['readyz', 'health'],
  ['metrics', 'health'],
  ['ops', 'health'],
]);

/** Pause before the report of a batch, ms: the write has already delayed rooms on the same thread. */
const AFTER_BATCH = 1_000;

/**
 * Returns handlers that call the given ones, count and time their work, and report it soon after.
 * Every reader of a request, from the counts on, gets it within its limits (ADR 130), and its path in one spelling.
 */
export function metered(handlers: Handlers) {
  return {
    fetch: async (given: Request, env, context) => {
      const startedAt = Date.now();
      const request = limitedRequest(given);
      const answer = request
        ? (redirectToPlain(request.url) ??
          (await handlers.fetch(request, meteredEnv(env), context)))
        : addressTooLong(given);
      const labels = { class: classOf(given.url) };
      tally.count('http_requests_total', { ...labels, status: String(answer.status) });
      tally.observe('http_request_seconds', (Date.now() - startedAt) / 1_000, labels);
      reportSoon(env, (work) => context.waitUntil(work));
      return answer;
    },
    queue: async (batch, env, context) => {
      const startedAt = Date.now();
      const queue = queueOf(batch.queue);
      await handlers.queue(batch, meteredEnv(env));
      if (queue === 'match-states') tally.taken(startedAt);
      // Reports within seconds, so that `/readyz` notices a consumer that takes nothing. The queue's next
      // batch waits for this report, but a goal's alert must not: the code of alerts reports by itself.
      if (isReporting(env) && queue !== 'match-alerts') context.waitUntil(reportBatch(env));
    },
    scheduled: async (_controller, env, context) => {
      try {
        await handlers.scheduled(meteredEnv(env));
      } finally {
        reportSoon(env, (work) => context.waitUntil(work));
      }
    },
  } satisfies ExportedHandler<Env>;
}

async function reportBatch(env: Env): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, AFTER_BATCH));
  await reportNow(env);
}

function classOf(url: string): string {
  const [, segment = ''] = /^[^:]+:\/\/[^/]*\/([^/?#]*)/.exec(url) ?? [];
  return CLASSES.get(segment) ?? (isErrorPage(`/${segment}`) ? 'error' : 'page');
}

/** The metered bindings of each `env`. The platform passes the same object to every event of an isolate. */
const known = new WeakMap<Env, Env>();

function meteredEnv(env: Env): Env {
  const found = known.get(env) ?? { ...env, DB: meteredDatabase(env.DB) };
  known.set(env, found);
  return found;
}
