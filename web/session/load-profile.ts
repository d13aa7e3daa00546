import { getProfile } from '../../edge/contracts/patron-calls.ts';
import { isApiFailure } from '../api/failure.ts';
import { call, type Api } from '../api/client.ts';
import { browserApi } from '../app/browser-api.ts';
import { forgetSession, type SessionStore } from './session.ts';

/**
 * Fetches the signed-in user's profile, once (spec point 4). A failure means that nobody is signed
 * in, as does a profile without e-mail address and phone number (point 3). A 503 signs nobody out:
 * the session may go on.
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
