import { expect, it } from 'vitest';
import type { ApiCall } from './api-call.ts';
import { listCalls } from './call-list.ts';

/** Scores and what follows from them: a stored copy may be shown only after asking again. */
const CHANGES_IN_PLAY =
  /\/(?:events|nearest-events|head-to-head|touchline-tv)(?:\/|$)|\/(?:event|standings|comment\/list|providers)$/;
/** The same until someone edits it, although it belongs to a match. */
const STAYS = /\/expected-score$/;
/** Depends on the country or the browser. */
const OWN =
  /\/(?:broadcasters|locate|listV2|auth-url|encryption-key)$|\/(?:alerts|calendar|captcha)\//;

function expectedOf({ method, caller, path }: ApiCall): ApiCall['cache'] {
  if (method !== 'GET' || caller === 'signed-in' || OWN.test(path)) return 'no-store';
  return CHANGES_IN_PLAY.test(path) && !STAYS.test(path) ? 'no-cache' : 'public, max-age=60';
}

it.each(listCalls())('caches keep $method $path only as long as it holds', (call) => {
  expect(call.cache).toBe(expectedOf(call));
});
