import { lazy, type ReactNode } from 'react';
import { Guard } from '../app/guard.tsx';
import type { RouteHandle } from '../app/route-handle.ts';
import { useClassAt, widthsOf, widthsWithout } from '../app/widths.ts';
import { BackButton } from './back-button.tsx';
import { BottomNavigation } from './bottom-navigation.tsx';
import styles from './page-frame.module.css';
import { PageHeader } from './page-header.tsx';
import { PageTop } from './page-top.tsx';
import { SubNavigationBar } from './sub-navigation-bar.tsx';

const loadingFooter = import('./footer.tsx');

/**
 * Lazy, so that a browser hydrates it last: it is at the end of the page. Its code loads from the
 * start, before any tap. A server loads it at startup: see `Banner` in page-top.tsx.
 */
const Footer = import.meta.env.SSR ? (await loadingFooter).default : lazy(() => loadingFooter);

/**
 * Shows the bars around a page. A wide window has one bar for everything; a narrow one has the main
 * links within the thumb's reach. Both have the same markup, so that a turned or resized window
 * needs no new page.
 */
export function PageFrame({ handle, children }: { handle: RouteHandle; children: ReactNode }) {
  const at = useClassAt();
  const header = at(widthsWithout(handle.hideHeader));
  const section = at(widthsWithout(handle.hideSubNavigation));
  const isBackInPage = handle.backButton === 'desktop' || handle.backButton === 'everywhere';
  const back = isBackInPage ? at('wide') : null;
  const bottom = handle.hideBottomNavigation ? null : at('narrow');
  return (
    <div className={styles.page}>
      {header !== null && <PageHeader handle={handle} className={header} />}
      {section !== null && <SubNavigationBar className={section} />}
      <PageTop banner={widthsOf(handle.banner)} strip={widthsOf(handle.liveScoreStrip)} />
      <main id="content" className={styles.content} tabIndex={-1}>
        {back !== null && (
          <div className={`${styles.back} ${back}`}>
            <BackButton />
          </div>
        )}
        {children}
      </main>
      <Guard of={null} fallback={null}>
        <Footer />
      </Guard>
      {bottom !== null && <BottomNavigation className={bottom} />}
    </div>
  );
}
