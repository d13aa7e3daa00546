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
  /** Permits a change of password or the deletion of the account. */
  changePasswordToken: string | null;
}

const SIGNED_OUT: Session = {
  isLoggedIn: false,
  userProfileData: null,
  changePasswordToken: null,
};

export type SessionStore = StoreApi<Session>;

/** Creates a page's session from the user that the edge knew. */
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
