import type { Context } from 'hono';
import type { Language } from '../contracts/language.ts';
import { GENERIC_FAILURE, RETRY_LIMIT } from '../contracts/messages.ts';
import { STATE } from '../contracts/states.ts';
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
  return c.html(
    `<!doctype html><html lang="${t.language}" dir="${t.direction}"><meta charset="utf-8">` +
      `<meta http-equiv="refresh" content="${RETRY_AFTER}"><title>${t('status.429')}</title>` +
      `<h1>429</h1><p>${t('status.429')}</p><p>${t('failure.generic')}</p></html>`,
    429,
  );
}
