import { diallingCodes, type DiallingCode } from '../domain/phone-numbers.server.ts';
import { loaderContextOf } from '../api/loader-context.server.ts';
import type { Route } from './+types/dialling-codes';

/** Returns the countries with their dial prefixes, named in the visitor's language. */
export function loader({ context, request }: Route.LoaderArgs): DiallingCode[] {
  return diallingCodes(loaderContextOf(context, request).edge.visitor.language);
}
