import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { User } from '../../edge/contracts/user.ts';
import type { Profile } from '../../edge/contracts/patron-calls.ts';

/** Auth state of spec point 3. */
export interface Session {
  isLoggedIn: boolean;
  /** Null until it is fetched, which each page does once. */
  userProfileData: Profile | null;
  /** What a confirmed password allows: to change it, or to delete the account. */
  changePasswordToken: string | null;
}

const SIGNED_OUT: Session = {
  isLoggedIn: false,
  userProfileData: null,
  changePasswordToken: null,
};

export type SessionStore = StoreApi<Session>;

/** A page's session, from whom the edge knew when it made the page. */
export function createSession(user: User | null): SessionStore {
  return createStore<Session>()(() => ({ ...SIGNED_OUT, isLoggedIn: user !== null }));
}

/** Forgets who was signed in (spec point 4); cookies are the edge's to clear. */
export function forgetSession(store: SessionStore): void {
  store.setState(SIGNED_OUT);
}

export const SessionContext = createContext<SessionStore>(createSession(null));

export function useSessionStore(): SessionStore {
  return useContext(SessionContext);
}

/** Who is signed in on this page. */
export function useSession(): Session {
  return useStore(useSessionStore());
}
