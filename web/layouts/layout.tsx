import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { useShell } from '../app/shell.ts';
import { useRouteHandle } from '../app/use-route-handle.ts';
import { useText } from '../ui/use-text.ts';
import { ConsentHost } from './consent-host.tsx';
import { PendingPage } from './pending-page.tsx';
import { namesOf } from './flags.ts';
import styles from './layout.module.css';
import { PageAnnouncer } from './page-announcer.tsx';
import { PageFrame } from './page-frame.tsx';
import { RestrictedLayout } from './restricted-layout.tsx';

/** Lays out a page by its route's flags (spec point 2), or for a restricted country. */
export function PageLayout({ isDesktop, children }: { isDesktop: boolean; children: ReactNode }) {
  const t = useText();
  const handle = useRouteHandle();
  const isRestricted = useShell()?.isRestricted ?? false;
  if (handle.layout === 'blank')
    return (
      <div data-layout="blank" data-page={handle.pageName}>
        <main id="content">{children}</main>
      </div>
    );
  if (isRestricted)
    return <RestrictedLayout pageName={handle.pageName}>{children}</RestrictedLayout>;
  return (
    <div
      data-layout={isDesktop ? 'desktop' : 'mobile'}
      data-page={handle.pageName}
      data-flags={namesOf(handle, isDesktop)}
    >
      <a className={styles.skip} href="#content">
        {t('navigation.skip')}
      </a>
      <Progress />
      <PageAnnouncer />
      <ConsentHost />
      <PageFrame handle={handle}>
        <PendingPage>{children}</PendingPage>
      </PageFrame>
    </div>
  );
}

/** Shows that a slow next page is loading. */
function Progress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.progress} aria-hidden="true" />;
}
