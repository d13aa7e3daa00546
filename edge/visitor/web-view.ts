import type { Context } from 'hono';
import { DEVICE_ID } from '../contracts/cookies.ts';
import { PLATFORMS, type Platform, type WebView } from '../contracts/device.ts';

/** A version, such as '2.12.0-beta'. */
const VERSION = /^[\w.-]{1,200}$/;

/** A native app's introduction in a page's query (spec point 2). */
const PARAMETERS = { device_id: DEVICE_ID, user_id: DEVICE_ID, app_version: VERSION } as const;
const NAMES = ['device_id', 'user_id', 'app_version'] as const;

/**
 * Returns the query that later pages keep: a native app's introduction, and the platform. A
 * requested introduction replaces the stored one as a whole. Empty if neither query has any. Drops
 * invalid ids, versions and platforms.
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

/** Returns the query without the ids, which a browser may not store without consent. */
export function withoutIds(carried: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...carried].filter(([name]) => !name.endsWith('_id')));
}

/** What requests a page, by its `Sec-Fetch-Dest`: a window, a frame, or a script for a page's data. */
const READERS: ReadonlySet<string> = new Set(['document', 'iframe', 'frame', 'empty']);

/**
 * Whether a page's query is not the visitor's choice: a link, a frame or a form of another site requests it, or a
 * page as a picture or another file.
 */
export function hasOthersQuery(c: Context): boolean {
  const reader = c.req.header('sec-fetch-dest') ?? 'document';
  return c.req.header('sec-fetch-site') === 'cross-site' || !READERS.has(reader);
}

/**
 * Returns a page's query without an app's introduction if it is not the visitor's choice: it could make a browser
 * an app with any ids. The platform stays, for that page alone.
 */
export function introducingQuery(c: Context): URLSearchParams {
  const { searchParams } = new URL(c.req.url);
  if (hasOthersQuery(c)) for (const name of NAMES) searchParams.delete(name);
  return searchParams;
}

/** Returns a native app's introduction from a query or from the cookie. */
export function readWebView(query: URLSearchParams): WebView {
  return {
    deviceId: parameterOf(query, 'device_id'),
    userId: parameterOf(query, 'user_id'),
    appVersion: parameterOf(query, 'app_version'),
  };
}

/** Returns an id of a browser or an app, or null. */
export function readDeviceId(value: string | undefined): string | null {
  return value !== undefined && DEVICE_ID.test(value) ? value : null;
}

/** Returns a platform of spec point 5, in any letter case, or null. */
export function platformNamed(name: string | null): Platform | null {
  const wanted = name?.toLowerCase();
  return PLATFORMS.find((platform) => platform === wanted) ?? null;
}

function parameterOf(query: URLSearchParams, name: (typeof NAMES)[number]): string | null {
  const value = query.get(name);
  return value !== null && PARAMETERS[name].test(value) ? value : null;
}
