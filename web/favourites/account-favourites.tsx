import { useEffect } from 'react';
import { answerSessionEnd } from '../session/session-end.ts';
import { useText } from '../ui/use-text.ts';
import { loadFavourites } from './load-favourites.ts';

interface AccountFavouritesProps {
  userId: string | null;
  /** Called once the account's favourites were requested, or need not be. */
  onAsked: () => void;
}

/** Syncs a signed-in fan's favourites with their account; other visitors load no code for it. */
export function AccountFavourites({ userId, onAsked }: AccountFavouritesProps) {
  const t = useText();
  useEffect(
    () =>
      answerSessionEnd((end) =>
        import('./remove-account-favourites.ts').then(
          ({ removeAccountFavourites }) => removeAccountFavourites(t, end),
          // If it fails to load, the next page removes them.
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
