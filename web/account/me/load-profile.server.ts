import { data, type RouterContextProvider } from 'react-router';
import { getProfile, type Profile } from '../../../edge/contracts/patron-calls.ts';
import { call } from '../../api/client.ts';
import { loaderContextOf } from '../../api/loader-context.server.ts';
import { isApiFailure, leavesSession } from '../../api/failure.ts';
import { failedBy, isAway } from '../../api/settled.ts';

/**
 * Returns the visitor's profile for an account page; null if signed out. A refused call counts as
 * signed out (spec point 4). Throws a retryable 503 while the API is unavailable, 429 while it
 * has too many calls, and 403 while it refuses to renew the session in an unclear way.
 */
export async function loadProfile(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<Profile | null> {
  const { api, edge } = loaderContextOf(context, request);
  if (edge.visitor.user === null) return null;
  try {
    return await call(api, getProfile, {}, request.signal);
  } catch (error) {
    const failed = failedBy(error);
    if (isAway(failed)) throw data(failed.message, { status: failed.status });
    if (!isApiFailure(error) || !leavesSession(error)) return null;
    throw data(failed.message, { status: error.status === 401 ? 403 : failed.status });
  }
}
