// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import { eventually } from '../../.ci/vitest/eventually.ts';
import { LANGUAGES } from '../../edge/contracts/language.ts';
import * as MESSAGES from '../../edge/contracts/messages.ts';
import { createApi, type Api } from '../api/client.ts';
import type { ApiFailure } from '../api/failure.ts';
import { settle } from '../api/settled.ts';
import { aLoaderContext } from '../api/testing/loader-context.ts';
import { readFavourites, saveFavourites } from '../favourites/favourites-store.ts';
import { followAccount } from '../favourites/follow-account.ts';
import { ProfileError } from '../entity-page/profile-error.tsx';
import { loadProfile } from '../session/load-profile.ts';
import { createSession } from '../session/session.ts';
import { messageText } from '../../edge/shared/text/message-text.ts';
import { textOf, type Text } from '../../edge/shared/text/text.ts';
import { TextContext } from '../ui/use-text.ts';
import { loadTv } from '../tv/load-tv.server.ts';
import { createSdkLoader } from '../video-player/load-sdk.ts';
import { ErrorPage } from './error-page.tsx';
import { reports, type Report } from './monitoring/reports.ts';
import { pageErrorOf } from './page-error.ts';
import { ensureDeviceId } from './startup/device-id.ts';
import { watchPreloads } from './startup/preload-error.ts';

/** An API with this answer to all. */
function apiAnswering(status: number, body: object = {}): Api {
  return createApi({
    origin: 'https://example.org',
    // The edge has retried it.
    fetch: async () => Response.json(body, { status, headers: { 'x-retried': '1' } }),
    report: () => {},
  });
}

function failure(status: number, message = 'for developers'): ApiFailure {
  return Object.assign(new Error(message), {
    kind: 'api-failure' as const,
    status,
    response: null,
  });
}

/** Returns a failed page part's message. */
async function partSays(t: Text, error: ApiFailure): Promise<string> {
  const settled = await settle(Promise.reject(error));
  return settled.kind === 'failed' ? messageText(t, settled.message) : '';
}

/** A thrown response, as the router passes it to the error page. */
const thrown = (status: number, data: string | null) => ({
  status,
  statusText: '',
  internal: false,
  data,
});

function pageSays(t: Text, error: unknown, isProfile = false): string {
  const page = isProfile ? (
    <ProfileError error={error} />
  ) : (
    <ErrorPage error={pageErrorOf(error)} />
  );
  const Stub = createRoutesStub([{ path: '*', Component: () => page }]);
  const box = document.createElement('div');
  box.innerHTML = renderToStaticMarkup(
    <TextContext value={t}>
      <Stub />
    </TextContext>,
  );
  return box.textContent;
}

const COUNTRY = 'This feature is not available in your country.';
const CODE = 'Incorrect code! Please verify and try again.';

/** Spec point 8: the situation, the text in a language, and the specification's English. */
const SAID: readonly [string, (t: Text) => string | Promise<string>, string][] = [
  ['Generic failure', (t) => partSays(t, failure(500)), 'Something went wrong. Please try again!'],
  [
    'Team without data',
    (t) => pageSays(t, thrown(404, MESSAGES.NO_TEAM_DATA), true),
    'No data available for this team.',
  ],
  [
    'League without data',
    (t) => pageSays(t, thrown(404, MESSAGES.NO_LEAGUE_DATA), true),
    'No data available for this league.',
  ],
  [
    'Retry limit reached',
    (t) => partSays(t, failure(429)),
    "You've reached your retry limitation. Please try again later.",
  ],
  ['Email OTP state 11810', (t) => partSays(t, failure(400, CODE)), CODE],
  ['Code 40002', (t) => partSays(t, failure(451, COUNTRY)), COUNTRY],
  ['Unknown route', (t) => pageSays(t, thrown(404, null)), 'Page Not Found'],
  ['Frame catch-all', (t) => t('frame.notFound'), 'Page not found'],
  ['Offline', (t) => t('toast.offline'), 'You are offline'],
  ['Back online', (t) => t('toast.online'), 'Back online'],
  [
    'Fatal or unhandled app error',
    (t) => pageSays(t, new TypeError('x is not a function')),
    'Something went wrong. Please try again!',
  ],
];

test.each(SAID)('%s shows the specification’s message', async (_situation, says, message) => {
  expect(await says(textOf('en'))).toContain(message);
});

test.each(
  SAID.flatMap(([situation, says, message]) =>
    LANGUAGES.filter((language) => language !== 'en').map(
      (language) => [situation, language, says, message] as const,
    ),
  ),
)('%s has a translated message in %s', async (_situation, language, says, message) => {
  const said = await says(textOf(language));
  expect(said).not.toBe('');
  expect(said).not.toContain(message);
});

/** Spec point 8: the situation, and its observable behaviour. */
const DONE: readonly [string, () => Promise<unknown>, unknown][] = [
  [
    'Failed store fetches: the error message is recorded',
    () => settle(Promise.reject(failure(503))),
    { kind: 'failed', status: 503, message: MESSAGES.GENERIC_FAILURE },
  ],
  [
    'Profile fetch failure: the user is treated as logged out',
    async () => {
      const store = createSession({ userId: 'u1' });
      await loadProfile(store, 'u1', apiAnswering(500));
      return store.getState().isLoggedIn;
    },
    false,
  ],
  [
    'TV availability check failure: treated as false',
    async () => {
      const { loaderContext } = aLoaderContext(0, {});
      const tv = await loadTv(
        { ...loaderContext, api: apiAnswering(500) },
        new AbortController().signal,
      );
      return tv.isAvailable;
    },
    false,
  ],
  [
    'Favourites fetch failure: logged only, and those of the device stay',
    async () => {
      saveFavourites({ items: [], owner: null });
      const logged: string[] = [];
      const api = createApi({
        origin: 'https://example.org',
        fetch: async () => Response.json({}, { status: 400 }),
        report: (path) => logged.push(path),
      });
      const onFailed = vi.fn<() => void>();
      const end = followAccount({ api, userId: 'u1', onFailed, onTooMany: onFailed });
      await eventually(() => expect(logged).toHaveLength(1));
      end();
      return [onFailed.mock.calls.length, readFavourites().items];
    },
    [0, []],
  ],
  [
    'Video SDK load or init failure: logged, the ready flag stays false',
    async () => {
      const calls: string[] = [];
      const load = createSdkLoader(
        {
          begin: () => {},
          loaded: () => ({
            init: () => Promise.reject(new Error('refused')),
            setGeolocation: () => {},
            setExternalUserId: () => {},
            open: () => Promise.reject(new Error('nothing is played')),
          }),
        },
        { onReady: () => calls.push('ready'), onFailure: () => calls.push('failed') },
      );
      return [await load({ key: 'k', country: null, userId: null }), calls];
    },
    [null, ['failed']],
  ],
  [
    'Fingerprint failure: logged, the device id is empty',
    async () => {
      const seen = reported();
      const id = await ensureDeviceId(null, () => Promise.reject(new Error('refused')));
      return [id, seen.map(({ kind }) => kind)];
    },
    ['', ['error']],
  ],
  [
    'Stale asset load failure: raises a preload error event',
    async () => {
      const seen = reported();
      const stop = watchPreloads(window, 'a', async () => false);
      window.dispatchEvent(new Event('vite:preloadError'));
      stop();
      return seen;
    },
    [{ kind: 'event', name: 'preload-error', attributes: {} }],
  ],
];

/** Returns all later reports. */
function reported(): Report[] {
  const seen: Report[] = [];
  reports.attach((report) => seen.push(report));
  seen.length = 0;
  return seen;
}

test.each(DONE)('%s', async (_situation, happens, outcome) => {
  expect(await happens()).toEqual(outcome);
});
