import { getProfile } from '../../edge/contracts/patron-calls.ts';
import { isApiFailure } from '../api/failure.ts';
import { call, type Api } from '../api/client.ts';
import { browserApi } from '../app/browser-api.ts';
import { forgetSession, type SessionStore } from './session.ts';

/**
 * Fetches the profile of who has signed in, once (spec point 4). One that cannot be
 * had means that nobody is signed in, as does one without an e-mail address and a phone
 * number (point 3). While nobody can tell whether the session goes on (503), it stays.
 */
export async function loadProfile(
  store: SessionStore,
  userId: string,
  api: Api = browserApi(),
): Promise<void> {
  if (store.getState().userProfileData?.userId === userId) return;
  try {
    const profile = await call(api, getProfile, {});
    if (profile.email === null && profile.phone === null) forgetSession(store);
    else store.setState({ isLoggedIn: true, userProfileData: profile });
  } catch (error) {
    if (!isApiFailure(error)) throw error;
    if (error.status !== 503) forgetSession(store);
  }
}
