import type { ReactNode } from 'react';
import { useMatches, useNavigation } from 'react-router';
import * as v from 'valibot';
import { DesktopLayout } from './desktop-layout.tsx';
import styles from './layout.module.css';
import { MobileLayout } from './mobile-layout.tsx';

/** What a route may ask for in its `handle`: the layout, where it is not the device's own. */
const handleSchema = v.object({ layout: v.literal('blank') });

/** The layout a route asks for, else the device's (spec point 2, route flags). */
export function PageLayout({ isDesktop, children }: { isDesktop: boolean; children: ReactNode }) {
  const isBlank = useMatches().some(({ handle }) => v.is(handleSchema, handle));
  if (isBlank) return <main id="content">{children}</main>;
  const Layout = isDesktop ? DesktopLayout : MobileLayout;
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <Progress />
      <Layout>{children}</Layout>
    </>
  );
}

/** Shows, when the next page takes its time, that it is on the way. */
function Progress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.progress} aria-hidden="true" />;
}
