import { lazy, type ReactNode } from 'react';
import { Guard } from '../app/guard.tsx';
import { ConnectionNotice } from '../live/connection-notice.tsx';
import { BackButton } from './back-button.tsx';
import { Brand } from './brand.tsx';
import styles from './desktop-layout.module.css';
import type { Flags } from './flags.ts';
import { PageBottom } from './page-bottom.tsx';
import { PageTop } from './page-top.tsx';
import { SubNavigationBar } from './sub-navigation-bar.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { TopNavigation } from './top-navigation.tsx';

const loadSearch = () => import('../search/header-search.tsx');
const loadAccount = () => import('../account/account-button.tsx');

/** Phones have a link in its place. A server has it from its start: see `LiveScoreStrip`. */
const HeaderSearch = import.meta.env.SSR ? (await loadSearch()).default : lazy(loadSearch);
const AccountButton = import.meta.env.SSR ? (await loadAccount()).default : lazy(loadAccount);

/** One bar with everything in it, and one for the sport in hand. A narrow window folds the first into two. */
export function DesktopLayout({ flags, children }: { flags: Flags; children: ReactNode }) {
  return (
    <>
      {!flags.hidesHeader && (
        <header className={styles.header}>
          <div className={styles.bar}>
            <Brand />
            <div className={styles.navigation}>
              <TopNavigation />
            </div>
            <ConnectionNotice />
            {!flags.hidesSearchIcon && (
              <div className={styles.search}>
                <Guard of={null} fallback={null}>
                  <HeaderSearch />
                </Guard>
              </div>
            )}
            <ThemeSwitch />
            <Guard of={null} fallback={null}>
              <AccountButton />
            </Guard>
          </div>
        </header>
      )}
      {!flags.hidesSubNavigation && <SubNavigationBar isDesktop />}
      <PageTop flags={flags} />
      <main id="content" className={styles.content} tabIndex={-1}>
        {flags.hasBackButton && (
          <div className={styles.back}>
            <BackButton />
          </div>
        )}
        {children}
      </main>
      <PageBottom />
    </>
  );
}
