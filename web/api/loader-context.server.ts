import type { RouterContextProvider } from 'react-router';
import type { Language } from '../../edge/contracts/language.ts';
import { edgeContext, type EdgeContext } from '../../edge/contracts/edge-context.ts';
import { knownZone } from '../../edge/shared/time/offset-of.ts';
import { timeLimit, timeScale } from '../../edge/shared/time/time-limit.ts';
import { textOf } from '../../edge/shared/text/text.ts';
import { nameNations } from '../../edge/shared/text/name-nations.server.ts';
import { beforeDeadline } from './before-deadline.server.ts';
import { createApi, type Api } from './client.ts';
import { coverNewScores } from './cover-new-scores.server.ts';

export interface LoaderContext {
  api: Api;
  edge: EdgeContext;
  /** The visitor's IANA time zone; UTC if this runtime does not know it. */
  timeZone: string;
}

/**
 * Timeout for all calls of a loader together, ms: a hanging upstream delays a page no longer than
 * this. Two tries of a GET (`edge/upstream/send.ts`) fit in, so a page does not give up before the
 * edge does.
 */
const PAGE_TIMEOUT_MS = 4_500;
/** Timeout for an action, whose call is sent once, ms. */
const ACTION_TIMEOUT_MS = 11_000;

/**
 * Returns the visitor and the API for a loader or an action. The API's calls stay within the
 * Worker.
 */
export function loaderContextOf(
  context: Readonly<RouterContextProvider>,
  request: Request,
): LoaderContext {
  const edge = context.get(edgeContext);
  const limitMs = request.method === 'GET' ? PAGE_TIMEOUT_MS : ACTION_TIMEOUT_MS;
  const deadline = AbortSignal.timeout(timeLimit(limitMs));
  const api = createApi({
    origin: new URL(request.url).origin,
    fetch: edge.fetch,
    within: (reading) => beforeDeadline(deadline, reading),
    timeScale: timeScale(),
    report: (path, { status, message }) => edge.report({ path, status, message }),
  });
  const { language, timeZone } = edge.visitor;
  return {
    api: inTime(inLanguage(api, language), edge, request),
    edge,
    timeZone: knownZone(timeZone),
  };
}

/**
 * Returns the API with the visitor's delay. Framed pages have none, since they belong to other apps
 * and sites.
 */
function inTime(
  api: Api,
  { visitor: { delay, language }, now }: EdgeContext,
  { url }: Request,
): Api {
  if (delay === 0 || new URL(url).pathname.startsWith('/frame/')) return api;
  return coverNewScores(api, { delay, now, label: textOf(language)('delay.hidden') });
}

/**
 * Returns an API whose responses name national teams in the language. Feeds write the English
 * names.
 */
function inLanguage(api: Api, language: Language): Api {
  if (language === 'en') return api;
  const send: Api['send'] = async (request, schema) => {
    const answer = await api.send(request, schema);
    nameNations(answer, language);
    return answer;
  };
  return { send, get: (path, schema, signal) => send({ method: 'GET', path, signal }, schema) };
}
