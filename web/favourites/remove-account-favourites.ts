import { toast } from 'react-toastify/unstyled';
import type { SessionEnd } from '../session/session-end.ts';
import { loadArea } from '../app/load-texts.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import { leaveAccount } from './follow-account.ts';
import { STAR_TOAST } from './tell-toggled.ts';
import { toastWithAction } from './toast-with-action.tsx';

/** Removes an account's favourites from the device; a sign-out offers to keep them. */
export function removeAccountFavourites(t: Text, end: SessionEnd): void {
  const keep = leaveAccount(end);
  // The text of this toast may be wrong by now, and its undo could restore removed items.
  toast.dismiss(STAR_TOAST);
  if (!keep || end !== 'signed-out') return;
  void loadArea('favourites').then(() =>
    toastWithAction(
      t('favourites.left'),
      { label: t('favourites.keep'), run: keep },
      { id: 'favourites-left', stays: true },
    ),
  );
}
