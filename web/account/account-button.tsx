import { lazy, Suspense, useState } from 'react';
import { openSignIn } from '../session/open-sign-in.ts';
import { useSession } from '../session/session.ts';
import { loadArea } from '../app/load-texts.ts';
import { useText } from '../ui/use-text.ts';
import button from '../ui/button.module.css';
import iconButton from '../ui/icon-button.module.css';
import { Avatar } from './avatar.tsx';

const AccountMenu = lazy(async () => {
  const [menu] = await Promise.all([import('./account-menu.tsx'), loadArea('me')]);
  return menu;
});

/** Button at the end of a wide header: opens the sign-in or the account's menu. */
export default function AccountButton() {
  const t = useText();
  const { isLoggedIn, userProfileData } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (!isLoggedIn)
    return (
      <button type="button" className={button.button} onClick={() => openSignIn()}>
        {t('action.signIn')}
      </button>
    );
  return (
    <>
      <button
        type="button"
        className={iconButton.button}
        aria-label={t('navigation.me')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Avatar profile={userProfileData} size={32} />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <AccountMenu onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
