import { openSignIn } from '../session/open-sign-in.ts';
import { useSession } from '../session/session.ts';
import { useText } from '../text/use-text.ts';
import button from '../ui/button.module.css';

/** At the end of a desktop's bar: the way into an account. */
export function AccountButton() {
  const t = useText();
  const { isLoggedIn } = useSession();
  return isLoggedIn ? null : (
    <button type="button" className={button.button} onClick={() => openSignIn()}>
      {t('action.signIn')}
    </button>
  );
}
