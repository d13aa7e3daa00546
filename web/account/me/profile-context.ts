import { createContext, useContext } from 'react';
import type { Profile } from '../../../edge/contracts/patron-calls.ts';
import { useSession, useSessionStore } from '../../session/session.ts';

/** The profile that an account's page was made with; null for a visitor who is not signed in. */
export const LoadedProfile = createContext<Profile | null>(null);

/** Who is signed in, as last known; null for nobody. */
export function useProfile(): Profile | null {
  const loaded = useContext(LoadedProfile);
  const { isLoggedIn, userProfileData } = useSession();
  return isLoggedIn ? (userProfileData ?? loaded) : null;
}

/** Takes over what an API has taken. */
export function useChangeProfile(): (change: Partial<Profile>) => void {
  const store = useSessionStore();
  const profile = useProfile();
  return (change) => {
    if (profile) store.setState({ userProfileData: { ...profile, ...change } });
  };
}
