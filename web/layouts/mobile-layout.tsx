import type { ReactNode } from 'react';
import { ConnectionNotice } from '../live/connection-notice.tsx';
import { BackButton } from './back-button.tsx';
import { BottomNavigation } from './bottom-navigation.tsx';
import { Brand } from './brand.tsx';
import type { Flags } from './flags.ts';
import { Footer } from './footer.tsx';
import styles from './mobile-layout.module.css';
import { SubNavigationBar } from './sub-navigation-bar.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { TopNavigation } from './top-navigation.tsx';

/** Brand and sports in two short bars; the main places stay in reach of the thumb. */
export function MobileLayout({ flags, children }: { flags: Flags; children: ReactNode }) {
  return (
    <div className={styles.page}>
      {!flags.hidesHeader && (
        <header className={styles.header}>
          <div className={styles.bar}>
            {flags.hasBackButton && <BackButton />}
            {flags.headerTitle ? <p className={styles.title}>{flags.headerTitle}</p> : <Brand />}
            <ConnectionNotice />
            <ThemeSwitch />
          </div>
          {/* A page one goes back from leaves the bars to what it shows. */}
          {!flags.hasBackButton && <TopNavigation />}
        </header>
      )}
      {!flags.hidesSubNavigation && <SubNavigationBar isDesktop={false} />}
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      {!flags.hidesBottomNavigation && <BottomNavigation />}
    </div>
  );
}
