import { useEffect } from 'react';
import { answerSessionEnd } from '../session/session-end.ts';
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
  useEffect(
    () =>
      answerSessionEnd((end) =>
        import('./take-leave.ts').then(
          ({ takeLeave }) => takeLeave(t, end),
          // Where it does not load, they leave with the next page.
          () => {},
        ),
      ),
    [t],
  );
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
