import type { RouterContextProvider } from 'react-router';
import { getProfile, type Profile } from '../../../edge/contracts/patron-calls.ts';
import { call } from '../../api/client.ts';
import { orNullWhenFailed } from '../../api/failure.ts';
import { loaderContextOf } from '../../api/loader-context.server.ts';

/**
 * Who is signed in, for a page that is about them; null for nobody. One whose
 * profile cannot be had counts as signed out (spec point 4).
 */
export async function loadProfile(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<Profile | null> {
  const { api, edge } = loaderContextOf(context, request);
  if (edge.visitor.user === null) return null;
  return orNullWhenFailed(call(api, getProfile, {}, request.signal));
}
