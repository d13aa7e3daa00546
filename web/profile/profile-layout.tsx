import type { ReactNode } from 'react';
import { dayOf } from '../time/day.ts';
import { useMidnight } from '../time/use-midnight.ts';
import { SportRoom } from '../match-list/sport-room.tsx';
import type { RoomSnapshot } from '../domain/day-scores.ts';
import type { RenderClock } from '../time/render-clock.ts';
import { TabLinks, type TabLink } from '../ui/tab-links.tsx';
import styles from './profile-layout.module.css';
import { ProfileHeader } from './profile-header.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { usePendingScreen, useRequestedScreen } from './use-pending-screen.ts';

export interface ProfileLayoutProps {
  name: string;
  facts: readonly string[];
  /** The league's or team's own path, which those of its screens begin with. */
  root: string;
  tabs: readonly TabLink[];
  roomSnapshot: RoomSnapshot;
  renderClock: RenderClock;
  children: ReactNode;
}

/** What all screens of a league or a team have around them. */
export function ProfileLayout({
  name,
  facts,
  root,
  tabs,
  roomSnapshot,
  renderClock,
  children,
}: ProfileLayoutProps) {
  const coming = usePendingScreen(root);
  const pending = useRequestedScreen(root);
  const next = tabs.find(({ to }) => to === `${root}/${pending}`)?.to;
  useMidnight(renderClock.now, dayOf(renderClock.now, renderClock.timeZone).to);
  return (
    <div className={styles.page}>
      <ProfileHeader name={name} facts={facts} />
      {/* The tap is answered at once: the screen on its way counts as current. */}
      <TabLinks label={name} tabs={tabs} {...(next !== undefined && { current: next })} />
      <SportRoom roomSnapshot={roomSnapshot}>
        {coming === null ? children : <ScreenSkeleton screen={coming} />}
      </SportRoom>
    </div>
  );
}
