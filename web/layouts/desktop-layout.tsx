import type { ReactNode } from 'react';
import { ConnectionNotice } from '../live/connection-notice.tsx';
import { Brand } from './brand.tsx';
import styles from './desktop-layout.module.css';
import { Footer } from './footer.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { TopNavigation } from './top-navigation.tsx';

/** One bar with everything in it. A narrow window folds it into two. */
export function DesktopLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Brand />
          <div className={styles.navigation}>
            <TopNavigation />
          </div>
          <ConnectionNotice />
          <ThemeSwitch />
        </div>
      </header>
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
