import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ConnectionNotice } from '../live/connection-notice.tsx';
import { useText } from '../text/use-text.ts';
import iconButton from '../ui/icon-button.module.css';
import { Icon } from '../ui/icon.tsx';
import { BackButton } from './back-button.tsx';
import { BottomNavigation } from './bottom-navigation.tsx';
import { Brand } from './brand.tsx';
import type { Flags } from './flags.ts';
import styles from './mobile-layout.module.css';
import { PageBottom } from './page-bottom.tsx';
import { PageTop } from './page-top.tsx';
import { SubNavigationBar } from './sub-navigation-bar.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { TopNavigation } from './top-navigation.tsx';

/** Brand and sports in two short bars; the main places stay in reach of the thumb. */
export function MobileLayout({ flags, children }: { flags: Flags; children: ReactNode }) {
  const t = useText();
  return (
    <div className={styles.page}>
      {!flags.hidesHeader && (
        <header className={styles.header}>
          <div className={styles.bar}>
            {flags.hasBackButton && <BackButton />}
            <div className={styles.title}>
              {flags.headerTitle ? <p>{t(flags.headerTitle)}</p> : <Brand />}
            </div>
            <ConnectionNotice />
            {!flags.hidesSearchIcon && (
              <Link className={iconButton.button} to="/search" aria-label={t('navigation.search')}>
                <Icon name="search" />
              </Link>
            )}
            <ThemeSwitch />
          </div>
          {/* Pages with a back button show their title in the bar, and no navigation below it. */}
          {!flags.hasBackButton && <TopNavigation />}
        </header>
      )}
      {!flags.hidesSubNavigation && <SubNavigationBar isDesktop={false} />}
      <PageTop flags={flags} />
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      <PageBottom />
      {!flags.hidesBottomNavigation && <BottomNavigation />}
    </div>
  );
}
