import { data, type RouterContextProvider } from 'react-router';
import { getProfile, type Profile } from '../../../edge/contracts/patron-calls.ts';
import { call } from '../../api/client.ts';
import { loaderContextOf } from '../../api/loader-context.server.ts';
import { isAway, settle } from '../../api/settled.ts';

/**
 * Returns the visitor's profile for an account page; null if signed out. A refused call counts as
 * signed out (spec point 4). Throws a retryable 503 while the API is unavailable, and 429 while it
 * has too many calls.
 */
export async function loadProfile(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<Profile | null> {
  const { api, edge } = loaderContextOf(context, request);
  if (edge.visitor.user === null) return null;
  const profile = await settle(call(api, getProfile, {}, request.signal));
  if (profile.kind === 'loaded') return profile.value;
  if (isAway(profile) || profile.status === 429)
    throw data(profile.message, { status: profile.status });
  return null;
}
