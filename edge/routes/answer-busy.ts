import type { Context } from 'hono';
import type { Language } from '../contracts/language.ts';
import { GENERIC_FAILURE, RETRY_LIMIT } from '../contracts/messages.ts';
import { STATE } from '../contracts/states.ts';
import { plainPage } from '../middleware/error-answer.ts';
import { textOf } from '../shared/text/text.ts';
import { answerError } from './answers.ts';

/** Time until a refused request may be tried again, s. */
const RETRY_AFTER = '3';

/** Answers a call or a file for which the isolate has too much work. */
export function answerBusy(c: Context) {
  c.header('retry-after', RETRY_AFTER);
  c.header('cache-control', 'no-store');
  return answerError(c, 429, RETRY_LIMIT, STATE.retryLimit);
}

/** Answers a page for which the isolate has too much work: the browser asks again by itself. */
export function answerBusyPage(c: Context, language: Language) {
  c.header('retry-after', RETRY_AFTER);
  c.header('cache-control', 'no-store');
  // React Router shows the text of a failed request for data on its error page.
  if (c.req.path.endsWith('.data')) return c.text(GENERIC_FAILURE, 429);
  const t = textOf(language);
  const again = `<meta http-equiv="refresh" content="${RETRY_AFTER}">`;
  return c.html(plainPage(t, 429, [t('status.429'), t('failure.generic')], again), 429);
}
