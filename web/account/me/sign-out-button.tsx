import { useState } from 'react';
import { signOut } from '../../../edge/contracts/session-calls.ts';
import { isApiFailure } from '../../api/failure.ts';
import { useLeaveSession } from '../../session/use-enter-session.ts';
import { useText } from '../../ui/use-text.ts';
import { accountCall } from '../account-api.ts';

export function SignOutButton({ className }: { className: string }) {
  const t = useText();
  const leave = useLeaveSession();
  const [isPending, setPending] = useState(false);

  async function onClick(): Promise<void> {
    setPending(true);
    try {
      await accountCall(signOut, {});
    } catch (error) {
      // An ended session gets a 401. After any other refusal too, the page signs out.
      if (!isApiFailure(error)) throw error;
    }
    await leave('signed-out');
  }

  return (
    <button type="button" className={className} disabled={isPending} onClick={() => void onClick()}>
      {t('me.signOut')}
    </button>
  );
}
