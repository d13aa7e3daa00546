import { toast } from 'react-toastify/unstyled';
import { MAX_FAVOURITES } from '../../edge/contracts/favourite.ts';
import { browserApi } from '../app/browser-api.ts';
import { reports } from '../app/monitoring/reports.ts';
import { loadArea } from '../app/load-texts.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import { followAccount, leaveAccount } from './follow-account.ts';

/** Syncs with the signed-in account; after a sign-out, removes its favourites from the device. */
export function enterAccount(t: Text, userId: string | null): () => void {
  if (userId === null) {
    leaveAccount('over');
    return () => {};
  }
  const texts = loadArea('favourites');
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
}
