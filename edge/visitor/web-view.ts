import { PLATFORMS, type Platform, type WebView } from '../contracts/device.ts';

/** How a native app introduces itself in a page's query (spec point 2). */
const PARAMETERS = ['device_id', 'user_id', 'app_version'] as const;
/** Beyond this a value is no id, and would only swell every request. */
const MAX_LENGTH = 200;

/**
 * The part of a page's query that is carried through navigation: what a native
 * app says of itself and, with it, the platform. Empty when no app does.
 */
export function webViewQuery(query: URLSearchParams): string {
  const carried = new URLSearchParams();
  for (const name of PARAMETERS) {
    const value = query.get(name);
    if (value && value.length <= MAX_LENGTH) carried.set(name, value);
  }
  const platform = platformNamed(query.get('platform'));
  if (carried.size > 0 && platform) carried.set('platform', platform);
  return carried.toString();
}

export function readWebView(query: URLSearchParams): WebView {
  const [deviceId = null, userId = null, appVersion = null] = PARAMETERS.map((name) =>
    query.get(name),
  );
  return { deviceId, userId, appVersion };
}

/** A platform of spec point 5, named in any case; null for anything else. */
export function platformNamed(name: string | null): Platform | null {
  const wanted = name?.toLowerCase();
  return PLATFORMS.find((platform) => platform === wanted) ?? null;
}
