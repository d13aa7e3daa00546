import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useSession } from '../session/session.ts';
import { useText } from '../ui/use-text.ts';
import menuStyles from '../ui/menu.module.css';
import styles from './account-menu.module.css';
import place from './me/place.module.css';
import { FOR_FANS, PLACES } from './me/places.ts';
import { SignOutButton } from './me/sign-out-button.tsx';

/**
 * Menu of the account's pages, below the header's account button. Escape or a press outside closes
 * it.
 */
export default function AccountMenu({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { userProfileData } = useSession();
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    menu.current?.showPopover();
    menu.current?.querySelector('a')?.focus();
  }, []);
  return (
    <div
      ref={menu}
      popover="auto"
      className={menuStyles.menu}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose();
      }}
    >
      <p className={styles.name}>
        <bdi>{userProfileData?.username ?? userProfileData?.email ?? userProfileData?.phone}</bdi>
      </p>
      <nav aria-label={t('me.section')}>
        <ul>
          {[...FOR_FANS, ...PLACES].map(({ label, to }) => (
            <li key={to}>
              <Link className={place.place} to={to} onClick={onClose}>
                {t(label)}
              </Link>
            </li>
          ))}
          <li>
            <SignOutButton className={place.place ?? ''} />
          </li>
        </ul>
      </nav>
    </div>
  );
}
