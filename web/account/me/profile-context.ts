import { createContext, useContext } from 'react';
import type { Profile } from '../../../edge/contracts/patron-calls.ts';
import { useSession, useSessionStore } from '../../session/session.ts';

/** The profile that an account page was rendered with; null for a signed-out visitor. */
export const LoadedProfile = createContext<Profile | null>(null);

/** Returns the latest profile; null if signed out. */
export function useProfile(): Profile | null {
  const loaded = useContext(LoadedProfile);
  const { isLoggedIn, userProfileData } = useSession();
  return isLoggedIn ? (userProfileData ?? loaded) : null;
}

/** Applies what the API accepted. */
export function useChangeProfile(): (change: Partial<Profile>) => void {
  const store = useSessionStore();
  const profile = useProfile();
  return (change) => {
    if (profile) store.setState({ userProfileData: { ...profile, ...change } });
  };
}
