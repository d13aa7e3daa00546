import type { MiddlewareHandler } from 'hono';
import type { ErrorBody } from '../contracts/envelope.ts';
import { NOT_IN_YOUR_COUNTRY } from '../contracts/messages.ts';
import { STATE } from '../contracts/states.ts';
import { API_BASES } from '../contracts/call-address.ts';
import type { VisitorVariables } from './visitor.ts';

export interface GeoRestrictionOptions {
  /** What to refuse: data with an answer, pages with a redirect. */
  of: 'data' | 'pages';
}

const PAGE = '/geo-restricted';

/** Pages about the operator, stored data and its deletion, and `robots.txt`. */
const OPEN_PAGE =
  /^\/(?:geo-restricted|(?:about|policy)\/[^.]+|delete-account-instructions)(?:\.data)?$|^\/robots\.txt$/;

/** Path of the calls for those pages' texts. */
const OPEN_DATA = `${API_BASES.media}/v1/policies/`;

/**
 * "Load the document at PAGE", as React Router's client reads it in answer to its request for a page's data:
 * a plain failure would show an error page.
 */
const DATA_REDIRECT = `[["SingleFetchRedirect",1],{"_2":3,"_4":5,"_6":7,"_8":9,"_10":7},"redirect","${PAGE}","status",302,"revalidate",false,"reload",true,"replace"]\n`;

/**
 * Refuses visitors from the countries in `RESTRICTED_COUNTRIES` (spec points 1, 6 and 8). Calls get
 * 451, pages a redirect to PAGE. A request for a page's data gets 451 and that redirect in its
 * body, so that the open page goes where a visit would. Policies, the instructions for deleting an
 * account and `robots.txt` stay open.
 */
export function geoRestriction({ of }: GeoRestrictionOptions): MiddlewareHandler<{
  Variables: VisitorVariables;
}> {
  return async (c, next) => {
    if (!c.get('visitor').isRestricted) return next();
    const { path } = c.req;
    if (of === 'data') {
      if (path.startsWith(OPEN_DATA)) return next();
      const body = { message: NOT_IN_YOUR_COUNTRY, state: STATE.notInYourCountry };
      return c.json(body satisfies ErrorBody, 451, { 'cache-control': 'no-store' });
    }
    if (OPEN_PAGE.test(path)) return next();
    c.header('cache-control', 'no-store');
    if (!path.endsWith('.data')) return c.redirect(PAGE, 302);
    // Without `x-remix-response` the client ignores a failure's body.
    const headers = { 'x-remix-response': 'yes', 'content-type': 'text/x-script' };
    return c.body(DATA_REDIRECT, 451, headers);
  };
}
