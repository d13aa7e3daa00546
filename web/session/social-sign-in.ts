import type { Provider } from '../../edge/contracts/patron-calls.ts';
import {
  finishSocialSignIn as finishCall,
  getSocialAuthUrl,
} from '../../edge/contracts/social-calls.ts';
import { call, type Api } from '../api/client.ts';
import { browserApi } from '../app/browser-api.ts';
import { reportAction } from '../app/monitoring/report.ts';
import { isOwnPath } from './use-enter-session.ts';

/**
 * Storage key of the provider of a new sign-in. The next page reports it, since the callback's page
 * unloads too soon.
 */
const BY_KEY = 'signed-in-by';

/** Storage key of the path to open after the sign-in. */
const THEN_KEY = 'sign-in-then';

/**
 * Opens a provider's page, which leads back to `/{provider}/callback` and from there to `to`, a
 * path of the product. Throws if the API gives no address.
 */
export async function beginSocialSignIn(
  provider: Provider,
  to: string = location.pathname + location.search,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { url } = await call(browserApi(), getSocialAuthUrl, { provider }, undefined, headers);
  remember(THEN_KEY, to);
  location.assign(url);
}

/** The provider's response, from the query of the callback. */
export interface SentBack {
  code: string;
  state: string;
  iss?: string | undefined;
}

/**
 * Signs in with the provider's response and returns the next path. Throws an `ApiFailure` on
 * refusal.
 */
export async function finishSocialSignIn(
  provider: Provider,
  { code, state, iss }: SentBack,
  api: Api = browserApi(),
): Promise<string> {
  await call(api, finishCall, { provider, body: { code, state, ...(iss && { iss }) } });
  remember(BY_KEY, provider);
  return recall();
}

/** Reports the sign-in with a provider, on the page after the callback. */
export function reportSocialSignIn(): void {
  try {
    const by = sessionStorage.getItem(BY_KEY);
    if (by === null) return;
    sessionStorage.removeItem(BY_KEY);
    reportAction('sign-in', { by });
  } catch {
    // Without storage there is no report.
  }
}

function remember(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Without storage, Home is the next page and nothing is reported.
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
