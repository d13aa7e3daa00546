import type { MiddlewareHandler } from 'hono';
import type { ErrorBody } from '../contracts/envelope.ts';
import { NOT_IN_YOUR_COUNTRY } from '../contracts/messages.ts';
import { STATE } from '../contracts/states.ts';
import { API_BASES } from '../contracts/call-address.ts';
import type { VisitorVariables } from './visitor.ts';

export interface GeoRestrictionOptions {
  /** What is refused: data by an answer, a page by the page that says so. */
  of: 'data' | 'pages';
}

const PAGE = '/geo-restricted';

/** Pages that say who runs the product, what it keeps and how to have it deleted, and `robots.txt`. */
const OPEN_PAGE =
  /^\/(?:geo-restricted|(?:about|policy)\/[^.]+|delete-account-instructions)(?:\.data)?$|^\/robots\.txt$/;

/** The texts of those pages. */
const OPEN_DATA = `${API_BASES.media}/v1/policies/`;

/**
 * "Load the document at PAGE", as React Router's client reads it in answer to
 * its request for a page's data: of a plain failure it would make an error page.
 */
const DATA_REDIRECT = `[["SingleFetchRedirect",1],{"_2":3,"_4":5,"_6":7,"_8":9,"_10":7},"redirect","${PAGE}","status",302,"revalidate",false,"reload",true,"replace"]\n`;

/**
 * Turns visitors of the countries of `RESTRICTED_COUNTRIES` away (spec points
 * 1, 6 and 8): data with 451, the data of a page as well, which sends the open
 * page to where a visit would have led. Policies, the instructions for deleting
 * an account and `robots.txt` stay open.
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
    // Without the first the client would not look into the body of a failure.
    const headers = { 'x-remix-response': 'yes', 'content-type': 'text/x-script' };
    return c.body(DATA_REDIRECT, 451, headers);
  };
}
