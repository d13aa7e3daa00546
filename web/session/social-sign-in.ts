import type { Provider } from '../../edge/contracts/patron-calls.ts';
import {
  finishSocialSignIn as finishCall,
  getSocialAuthUrl,
} from '../../edge/contracts/social-calls.ts';
import { call, type Api } from '../api/client.ts';
import { browserApi } from '../app/browser-api.ts';
import { isOwnPath } from './use-enter-session.ts';

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
  remember(to);
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
  return recall();
}

function remember(to: string): void {
  try {
    sessionStorage.setItem(THEN_KEY, to);
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
