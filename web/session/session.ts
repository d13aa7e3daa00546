import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { User } from '../../edge/contracts/user.ts';
import type { Profile } from '../../edge/contracts/patron-calls.ts';

/** Auth state of spec point 3. */
export interface Session {
  isLoggedIn: boolean;
  /** Null until fetched, once per page. */
  userProfileData: Profile | null;
  /** Proof of identity for one sensitive change: a password, a sign-in method or the deletion. */
  changePasswordToken: string | null;
}

const SIGNED_OUT: Session = {
  isLoggedIn: false,
  userProfileData: null,
  changePasswordToken: null,
};

export type SessionStore = StoreApi<Session>;

/** Returns a page's session. `user` is the one that the edge found; null if signed out. */
export function createSession(user: User | null): SessionStore {
  return createStore<Session>()(() => ({ ...SIGNED_OUT, isLoggedIn: user !== null }));
}

/** Forgets the user (spec point 4); the edge clears the cookies. */
export function forgetSession(store: SessionStore): void {
  store.setState(SIGNED_OUT);
}

export const SessionContext = createContext<SessionStore>(createSession(null));

export function useSessionStore(): SessionStore {
  return useContext(SessionContext);
}

/** Returns this page's session. */
export function useSession(): Session {
  return useStore(useSessionStore());
}
