import type { MiddlewareHandler } from 'hono';
import type { ErrorBody } from '../contracts/envelope.ts';
import { NOT_IN_YOUR_COUNTRY, STATE } from '../contracts/messages.ts';
import type { VisitorVariables } from './visitor.ts';

export interface GeoRestrictionOptions {
  /** What is refused: data by an answer, a page by the page that says so. */
  of: 'data' | 'pages';
}

const PAGE = '/geo-restricted';

/**
 * Turns visitors of the countries of `RESTRICTED_COUNTRIES` away (spec points
 * 1, 6 and 8). What a page in the browser reads of its next page is let
 * through: the calls it makes are refused, and it shows why.
 */
export function geoRestriction({ of }: GeoRestrictionOptions): MiddlewareHandler<{
  Bindings: { RESTRICTED_COUNTRIES?: string };
  Variables: VisitorVariables;
}> {
  return async (c, next) => {
    if (!isRestricted(c.get('visitor').country, c.env.RESTRICTED_COUNTRIES)) return next();
    if (of === 'data') {
      const body = { message: NOT_IN_YOUR_COUNTRY, state: STATE.notInYourCountry };
      return c.json(body satisfies ErrorBody, 451, { 'cache-control': 'no-store' });
    }
    if (c.req.path === PAGE || c.req.path.endsWith('.data')) return next();
    return c.redirect(PAGE, 302);
  };
}

function isRestricted(country: string | null, list = ''): boolean {
  return (
    country !== null &&
    list
      .toLowerCase()
      .split(/[\s,]+/)
      .includes(country)
  );
}
