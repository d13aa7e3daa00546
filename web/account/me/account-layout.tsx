import { useEffect, type ReactNode } from 'react';
import { NavLink } from 'react-router';
import type { Profile } from '../../../edge/contracts/patron-calls.ts';
import { useShell } from '../../app/shell.ts';
import { useSessionStore } from '../../session/session.ts';
import { useText } from '../../ui/use-text.ts';
import surface from '../../ui/surface.module.css';
import styles from './account-layout.module.css';
import place from './place.module.css';
import { LoadedProfile } from './profile-context.ts';
import { PLACES } from './places.ts';
import { SignOutButton } from './sign-out-button.tsx';

/**
 * Lays out the account's pages, on a desktop beside the list of them. `profile` comes from the
 * loader; null if signed out.
 */
export function AccountLayout({
  profile,
  children,
}: {
  profile: Profile | null;
  children: ReactNode;
}) {
  const store = useSessionStore();
  useEffect(() => {
    if (profile && store.getState().userProfileData === null)
      store.setState({ userProfileData: profile });
  }, [store, profile]);
  const isDesktop = useShell()?.isDesktop ?? true;
  return (
    <LoadedProfile value={profile}>
      {isDesktop && profile ? (
        <div className={styles.columns}>
          <AccountNavigation />
          <div className={styles.content}>{children}</div>
        </div>
      ) : (
        <div className={styles.content}>{children}</div>
      )}
    </LoadedProfile>
  );
}

function AccountNavigation() {
  const t = useText();
  return (
    <nav className={`${surface.surface} ${styles.navigation}`} aria-label={t('me.section')}>
      <ul>
        {PLACES.map(({ label, to }) => (
          <li key={to}>
            <NavLink className={place.place ?? ''} to={to}>
              {t(label)}
            </NavLink>
          </li>
        ))}
        <li>
          <SignOutButton className={place.place ?? ''} />
        </li>
      </ul>
    </nav>
  );
}
