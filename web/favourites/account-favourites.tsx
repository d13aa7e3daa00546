import { useEffect } from 'react';
import { useText } from '../text/use-text.ts';
import { loadFavourites } from './load-favourites.ts';

/** Keeps the favourites of who is signed in where their account is; visitors load nothing of it. */
export function AccountFavourites({ userId }: { userId: string | null }) {
  const t = useText();
  useEffect(() => {
    const entered = loadFavourites().then(async ({ readFavourites }) => {
      if (userId === null && readFavourites().owner === null) return undefined;
      const { enterAccount } = await import('./enter-account.tsx');
      return enterAccount(t, userId);
    });
    return () => void entered.then((leave) => leave?.());
  }, [t, userId]);
  return null;
}
