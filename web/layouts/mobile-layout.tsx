import type { ReactNode } from 'react';
import { ConnectionNotice } from '../live/connection-notice.tsx';
import { Brand } from './brand.tsx';
import styles from './mobile-layout.module.css';
import { Footer } from './footer.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { TopNavigation } from './top-navigation.tsx';

/** Brand and sports in two short bars; `bottom` stays in reach of the thumb. */
export function MobileLayout({ children, bottom }: { children: ReactNode; bottom?: ReactNode }) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Brand />
          <ConnectionNotice />
          <ThemeSwitch />
        </div>
        <TopNavigation />
      </header>
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      {bottom && <div className={styles.bottom}>{bottom}</div>}
    </div>
  );
}
