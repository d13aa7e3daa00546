import { PLATFORMS, type Platform, type WebView } from '../contracts/device.ts';

/** What an id may be, in a cookie as in a link: it goes out in a header, and anyone can write either. */
const ID = /^[\w-]{1,200}$/;
/** As '2.12.0-beta'. */
const VERSION = /^[\w.-]{1,200}$/;

/** How a native app introduces itself in a page's query (spec point 2). */
const PARAMETERS = { device_id: ID, user_id: ID, app_version: VERSION } as const;
const NAMES = ['device_id', 'user_id', 'app_version'] as const;

/**
 * What is carried through navigation, by the query that was asked for and the
 * one that was kept: what a native app says of itself, whole, and the platform.
 * Empty when neither says anything. What can be no id, version or platform is
 * left out, as if it had not been said.
 */
export function carriedQuery(asked: URLSearchParams, kept: string | undefined): URLSearchParams {
  const before = new URLSearchParams(kept);
  const isIntroduced = NAMES.some((name) => parameterOf(asked, name) !== null);
  const carried = new URLSearchParams();
  for (const name of NAMES) {
    const value = parameterOf(isIntroduced ? asked : before, name);
    if (value !== null) carried.set(name, value);
  }
  const platform = platformNamed(asked.get('platform')) ?? platformNamed(before.get('platform'));
  if (platform) carried.set('platform', platform);
  return carried;
}

/** The same of a query or of the cookie that carries it, by name. */
export function readWebView(query: URLSearchParams): WebView {
  return {
    deviceId: parameterOf(query, 'device_id'),
    userId: parameterOf(query, 'user_id'),
    appVersion: parameterOf(query, 'app_version'),
  };
}

/** An id of a browser or an app; null for what can be none. */
export function readDeviceId(value: string | undefined): string | null {
  return value !== undefined && ID.test(value) ? value : null;
}

/** A platform of spec point 5, named in any case; null for anything else. */
export function platformNamed(name: string | null): Platform | null {
  const wanted = name?.toLowerCase();
  return PLATFORMS.find((platform) => platform === wanted) ?? null;
}

function parameterOf(query: URLSearchParams, name: (typeof NAMES)[number]): string | null {
  const value = query.get(name);
  return value !== null && PARAMETERS[name].test(value) ? value : null;
}
