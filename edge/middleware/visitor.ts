import Bowser from 'bowser';
import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { THEME_COOKIE, TIME_ZONE_COOKIE } from '../contracts/cookies.ts';
import type { Visitor } from '../contracts/edge-context.ts';

export interface VisitorVariables {
  visitor: Visitor;
}

export interface VisitorOptions {
  /** Where nothing is known of the visitor's zone. */
  fallbackTimeZone?: string;
}

/** Cloudflare's codes for 'unknown' and 'Tor', which are no countries. */
const NO_COUNTRY = new Set(['xx', 't1']);

/**
 * Sets `visitor`: country and time zone from Cloudflare's estimate (spec
 * point 1), which the visitor's own cookie overrides for the zone (design §7),
 * the theme of the cookie, and whether the device is a desktop (spec point 2).
 */
export function visitor(
  options: VisitorOptions = {},
): MiddlewareHandler<{ Variables: VisitorVariables }> {
  const { fallbackTimeZone = 'UTC' } = options;
  return async (c, next) => {
    const cf = locationOf(c.req.raw);
    c.set('visitor', {
      country: readCountry(cf.country) ?? readCountry(c.req.header('cf-ipcountry')),
      timeZone:
        readTimeZone(getCookie(c, TIME_ZONE_COOKIE)) ??
        readTimeZone(cf.timezone) ??
        fallbackTimeZone,
      theme: readTheme(getCookie(c, THEME_COOKIE)),
      isDesktop: isDesktop(c.req.header('user-agent')),
    });
    await next();
  };
}

/** Cloudflare's estimate; a request made within the Worker carries none. */
function locationOf(request: Request): { country?: unknown; timezone?: unknown } {
  const { cf } = request;
  return {
    country: cf && 'country' in cf ? cf.country : undefined,
    timezone: cf && 'timezone' in cf ? cf.timezone : undefined,
  };
}

function readCountry(code: unknown): string | null {
  if (typeof code !== 'string' || !/^[A-Za-z]{2}$/.test(code)) return null;
  const country = code.toLowerCase();
  return NO_COUNTRY.has(country) ? null : country;
}

/** Only a name that the platform's own time zone data knows. */
function readTimeZone(name: unknown): string | null {
  if (typeof name !== 'string' || !/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/.test(name)) return null;
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    // Not the canonical name, which may be older than what browsers say.
    return name;
  } catch {
    return null;
  }
}

function readTheme(value: string | undefined): Visitor['theme'] {
  return value === 'light' || value === 'dark' ? value : null;
}

/** No user agent, or one that names no known device, reads as a desktop. */
function isDesktop(userAgent: string | undefined): boolean {
  if (!userAgent) return true;
  // oxlint-disable-next-line import/no-named-as-default-member -- a CommonJS module
  const type = Bowser.parse(userAgent).platform.type;
  return type === undefined || type === 'desktop' || type === 'bot';
}
