import { useEffect } from 'react';
import { useText } from '../text/use-text.ts';
import { loadFavourites } from './load-favourites.ts';

interface AccountFavouritesProps {
  userId: string | null;
  /** They have been asked for, or there is no account to ask. */
  onAsked: () => void;
}

/** Keeps the favourites of who is signed in where their account is; visitors load nothing of it. */
export function AccountFavourites({ userId, onAsked }: AccountFavouritesProps) {
  const t = useText();
  useEffect(() => {
    const entered = loadFavourites().then(async ({ readFavourites }) => {
      if (userId === null && readFavourites().owner === null) return undefined;
      const { enterAccount } = await import('./enter-account.tsx');
      return enterAccount(t, userId);
    });
    void entered.then(onAsked, onAsked);
    return () => void entered.then((leave) => leave?.());
  }, [t, userId, onAsked]);
  return null;
}
