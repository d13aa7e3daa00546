import { createContext, useContext } from 'react';
import type { Profile } from '../../../edge/contracts/patron-calls.ts';
import { useSession, useSessionStore } from '../../session/session.ts';

/** The profile from the account page's loader; null for a signed-out visitor. */
export const LoadedProfile = createContext<Profile | null>(null);

/** Returns the latest profile; null if signed out. */
export function useProfile(): Profile | null {
  const loaded = useContext(LoadedProfile);
  const { isLoggedIn, userProfileData } = useSession();
  return isLoggedIn ? (userProfileData ?? loaded) : null;
}

/** Returns a function that applies an accepted change to the session's profile. */
export function useChangeProfile(): (change: Partial<Profile>) => void {
  const store = useSessionStore();
  const profile = useProfile();
  return (change) => {
    if (profile) store.setState({ userProfileData: { ...profile, ...change } });
  };
}
