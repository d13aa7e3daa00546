import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useRouteHandle } from '../app/use-route-handle.ts';
import { useText } from '../text/use-text.ts';
import { ConsentHost } from './consent-host.tsx';
import { PendingPage } from './pending-page.tsx';
import { DesktopLayout } from './desktop-layout.tsx';
import { flagsOf, namesOf } from './flags.ts';
import styles from './layout.module.css';
import { MobileLayout } from './mobile-layout.tsx';
import { PageAnnouncer } from './page-announcer.tsx';

/** The layout a route asks for, else the device's (spec point 2, route flags). */
export function PageLayout({ isDesktop, children }: { isDesktop: boolean; children: ReactNode }) {
  const t = useText();
  const handle = useRouteHandle();
  const { pathname } = useLocation();
  if (handle.layout === 'blank')
    return (
      <div data-layout="blank" data-page={handle.pageName}>
        <main id="content">{children}</main>
      </div>
    );
  const flags = flagsOf(handle, isDesktop, pathname);
  const Layout = isDesktop ? DesktopLayout : MobileLayout;
  return (
    <div
      data-layout={isDesktop ? 'desktop' : 'mobile'}
      data-page={handle.pageName}
      data-flags={namesOf(flags)}
    >
      <a className={styles.skip} href="#content">
        {t('navigation.skip')}
      </a>
      <Progress />
      <PageAnnouncer />
      <ConsentHost />
      <Layout flags={flags}>
        <PendingPage>{children}</PendingPage>
      </Layout>
    </div>
  );
}

/** Shows, when the next page takes its time, that it is on the way. */
function Progress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.progress} aria-hidden="true" />;
}
