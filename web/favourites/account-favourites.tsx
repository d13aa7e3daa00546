import { useEffect } from 'react';
import { readFavourites } from './favourites-store.ts';
import { useText } from '../text/use-text.ts';

/** Keeps the favourites of who is signed in where their account is; visitors load nothing of it. */
export function AccountFavourites({ userId }: { userId: string | null }) {
  const t = useText();
  useEffect(() => {
    if (userId === null && readFavourites().owner === null) return undefined;
    let leave: (() => void) | undefined;
    let isOver = false;
    const enter = async () => {
      const { enterAccount } = await import('./enter-account.tsx');
      if (!isOver) leave = enterAccount(t, userId);
    };
    void enter();
    return () => {
      isOver = true;
      leave?.();
    };
  }, [t, userId]);
  return null;
}
