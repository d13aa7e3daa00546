import type { Provider } from '../../edge/contracts/patron-calls.ts';
import {
  finishSocialSignIn as finishCall,
  getSocialAuthUrl,
} from '../../edge/contracts/social-calls.ts';
import { call, type Api } from '../api/client.ts';
import { browserApi } from '../app/browser-api.ts';
import { reportAction } from '../app/monitoring/report.ts';
import { isOwnPath } from './use-enter-session.ts';

/** By whom they have just signed in: the page that says so ends before anything is sent. */
const BY_KEY = 'signed-in-by';

/** Where the visitor was, or wanted to go, when they left for the provider's page. */
const THEN_KEY = 'sign-in-then';

/**
 * Leaves for a provider's page, which leads back to `/{provider}/callback` and
 * from there to `to`, a path of the product. Throws where the provider cannot be asked.
 */
export async function beginSocialSignIn(
  provider: Provider,
  to: string = location.pathname + location.search,
): Promise<void> {
  const { url } = await call(browserApi(), getSocialAuthUrl, { provider });
  remember(THEN_KEY, to);
  location.assign(url);
}

/** What the provider sent back. */
export interface SentBack {
  code: string;
  state: string;
  iss?: string | undefined;
}

/** Signs in with it; the path to go on to. Throws an `ApiFailure` where it is refused. */
export async function finishSocialSignIn(
  provider: Provider,
  { code, state, iss }: SentBack,
  api: Api = browserApi(),
): Promise<string> {
  await call(api, finishCall, { provider, body: { code, state, ...(iss && { iss }) } });
  remember(BY_KEY, provider);
  return recall();
}

/** Reports a sign-in with a provider, on the page that it led to. */
export function reportSocialSignIn(): void {
  try {
    const by = sessionStorage.getItem(BY_KEY);
    if (by === null) return;
    sessionStorage.removeItem(BY_KEY);
    reportAction('sign-in', { by });
  } catch {
    // A browser that stores nothing does not say.
  }
}

function remember(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // A browser that stores nothing goes on to Home.
  }
}

function recall(): string {
  try {
    const to = sessionStorage.getItem(THEN_KEY) ?? '/';
    sessionStorage.removeItem(THEN_KEY);
    return isOwnPath(to) ? to : '/';
  } catch {
    return '/';
  }
}
