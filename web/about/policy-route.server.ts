import type { RouterContextProvider } from 'react-router';
import * as CALLS from '../../edge/contracts/calls.ts';
import type { PolicyType } from '../../edge/contracts/policy.ts';
import { callOrNull } from '../api/client.ts';
import { loaderContextOf } from '../api/loader-context.server.ts';
import { orThrowResponse } from '../api/or-throw-response.ts';
import { notFound } from '../app/not-found.ts';
import type { Policy } from './policy.ts';
import { isPolicyType } from './policy-type.ts';
import { ownPolicy, readPolicy } from './read-policy.server.ts';

/**
 * Returns the policy of the given type for the visitor's brand: the operator's own if there is one,
 * in the language nearest to the visitor's, else the product's. Throws a 404 for an unknown type,
 * and the API's status if the API fails.
 */
export async function policyOfPage(
  context: Readonly<RouterContextProvider>,
  request: Request,
  type: string,
): Promise<Policy & { type: PolicyType; timeZone: string }> {
  if (!isPolicyType(type)) throw notFound();
  const { api, edge, timeZone } = loaderContextOf(context, request);
  const { brand, language } = edge.visitor;
  const input = { policy: type, brand: brand.brandHeaderName, language };
  const own = await orThrowResponse(callOrNull(api, CALLS.getPolicy, input, request.signal));
  const policy = own ? ownPolicy(own, brand) : readPolicy(type, brand, language);
  return { type, timeZone, ...policy };
}
