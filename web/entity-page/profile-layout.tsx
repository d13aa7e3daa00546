import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { dayOf } from '../../edge/shared/time/day.ts';
import { useMidnight } from '../ui/use-midnight.ts';
import { SportRoom } from '../live/sport-room.tsx';
import type { RoomSnapshot } from '../domain/day-scores.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { useDelayed } from '../ui/use-delayed.ts';
import { TabLinks, type TabLink } from '../ui/tab-links.tsx';
import styles from './screen-columns.module.css';
import { ScreenSkeleton } from './screen-skeleton.tsx';

export interface ProfileLayoutProps {
  name: string;
  stage: ReactNode;
  /** The league's or team's own path, the prefix of its screens' paths. */
  root: string;
  tabs: readonly TabLink[];
  roomSnapshot: RoomSnapshot;
  renderClock: RenderClock;
  children: ReactNode;
}

/** Surrounds all screens of a league or a team. */
export function ProfileLayout({
  name,
  stage,
  root,
  tabs,
  roomSnapshot,
  renderClock,
  children,
}: ProfileLayoutProps) {
  const pending = useRequestedScreen(root);
  const coming = useDelayed(pending);
  const next = tabs.find(({ to }) => to === `${root}/${pending}`)?.to;
  useMidnight(renderClock.now, dayOf(renderClock.now, renderClock.timeZone).to);
  return (
    <div className={styles.page}>
      <SportRoom roomSnapshot={roomSnapshot}>
        {stage}
        {/* Reacts to a tap at once: the screen that loads counts as current. */}
        <TabLinks label={name} tabs={tabs} {...(next !== undefined && { current: next })} />
        {coming === null ? children : <ScreenSkeleton screen={coming} />}
      </SportRoom>
    </div>
  );
}

/**
 * Returns the last path part of the screen that loads below `root` (a league's or a team's own
 * path), or null.
 */
function useRequestedScreen(root: string): string | null {
  const { location } = useNavigation();
  return location?.pathname.startsWith(`${root}/`)
    ? location.pathname.slice(root.length + 1)
    : null;
}
