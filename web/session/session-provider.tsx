import { useEffect, useState, type ReactNode } from 'react';
import type { User } from '../../edge/contracts/user.ts';
import { createSession, forgetSession, SessionContext } from './session.ts';

/** Provides the session to its children. `user` is the one in the edge's latest response. */
export function SessionProvider({ user, children }: { user: User | null; children: ReactNode }) {
  const [store] = useState(() => createSession(user));
  // Depends on the object, not its id: a fan may sign in again before a response reports the
  // sign-out.
  useEffect(() => {
    if (user === null) forgetSession(store);
    else
      void import('./load-profile.ts').then(({ loadProfile }) => loadProfile(store, user.userId));
  }, [store, user]);
  return <SessionContext value={store}>{children}</SessionContext>;
}
