import { getProfile } from '../../edge/contracts/patron-calls.ts';
import { isApiFailure, leavesSession } from '../api/failure.ts';
import { call, type Api } from '../api/client.ts';
import { browserApi } from '../app/browser-api.ts';
import { forgetSession, type SessionStore } from './session.ts';

/**
 * Stores the signed-in user's profile in the session, once (spec point 4). A failure signs the page
 * out, and so does a profile without an e-mail address and a phone number (point 3). Only one that
 * leaves the session as it is does not: see `leavesSession`.
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
    if (!leavesSession(error)) forgetSession(store);
  }
}
