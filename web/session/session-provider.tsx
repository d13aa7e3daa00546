import { useEffect, useState, type ReactNode } from 'react';
import type { User } from '../../edge/contracts/user.ts';
import { createSession, forgetSession, SessionContext } from './session.ts';

/** Who is signed in, for everything inside. `user` is whom the edge last knew. */
export function SessionProvider({ user, children }: { user: User | null; children: ReactNode }) {
  const [store] = useState(() => createSession(user));
  // By the answer, not by the id: the same fan may be back before any answer said that they were gone.
  useEffect(() => {
    if (user === null) forgetSession(store);
    else
      void import('./load-profile.ts').then(({ loadProfile }) => loadProfile(store, user.userId));
  }, [store, user]);
  return <SessionContext value={store}>{children}</SessionContext>;
}
