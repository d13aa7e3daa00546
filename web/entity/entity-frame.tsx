import type { ReactNode } from 'react';
import { dayOf } from '../time/day.ts';
import { useMidnight } from '../time/use-midnight.ts';
import { Seeded } from '../fixtures/seeded.tsx';
import type { SportSeed } from '../domain/day-scores.ts';
import type { Moment } from '../time/render-clock.ts';
import { TabLinks, type TabLink } from '../ui/tab-links.tsx';
import styles from './entity-frame.module.css';
import { EntityHeader } from './entity-header.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { useComingScreen, usePendingScreen } from './use-coming-screen.ts';

export interface EntityFrameProps {
  name: string;
  facts: readonly string[];
  /** The league's or team's own path, which those of its screens begin with. */
  root: string;
  tabs: readonly TabLink[];
  seed: SportSeed;
  moment: Moment;
  children: ReactNode;
}

/** What all screens of a league or a team have around them. */
export function EntityFrame({ name, facts, root, tabs, seed, moment, children }: EntityFrameProps) {
  const coming = useComingScreen(root);
  const pending = usePendingScreen(root);
  const next = tabs.find(({ to }) => to === `${root}/${pending}`)?.to;
  useMidnight(moment.now, dayOf(moment.now, moment.timeZone).to);
  return (
    <div className={styles.page}>
      <EntityHeader name={name} facts={facts} />
      {/* The tap is answered at once: the screen on its way counts as current. */}
      <TabLinks label={name} tabs={tabs} {...(next !== undefined && { current: next })} />
      <Seeded seed={seed}>{coming === null ? children : <ScreenSkeleton screen={coming} />}</Seeded>
    </div>
  );
}
