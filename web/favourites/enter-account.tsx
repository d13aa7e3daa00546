import { toast } from 'react-toastify/unstyled';
import { MAX_FAVOURITES } from '../../edge/contracts/favourite.ts';
import { browserApi } from '../app/browser-api.ts';
import { reports } from '../app/monitoring/reports.ts';
import { loadArea } from '../text/load-texts.ts';
import type { Text } from '../text/text.ts';
import { followAccount, leaveAccount } from './follow-account.ts';
import { toastWithAction } from './toast-with-action.tsx';

/** Follows the account of who is signed in; after sign-out the fan may keep its favourites here. */
export function enterAccount(t: Text, userId: string | null): () => void {
  const texts = loadArea('favourites');
  if (userId !== null)
    return followAccount({
      api: browserApi(),
      userId,
      onFailed: () => {
        reports.push({ kind: 'popup', name: 'error' });
        void texts.then(() => toast.error(t('failure.generic')));
      },
      onTooMany: () =>
        void texts.then(() => toast.info(t('favourites.tooMany', { count: MAX_FAVOURITES }))),
    });
  const keep = leaveAccount();
  if (keep)
    void texts.then(() =>
      toastWithAction(t('favourites.left'), { label: t('favourites.keep'), run: keep }),
    );
  return () => {};
}
