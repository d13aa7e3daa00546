import type { ReactNode } from 'react';
import { sportByKey } from '../../realtime/protocol/sport.ts';
import { dayOf } from '../app/day.ts';
import { useMidnight } from '../app/use-midnight.ts';
import { ScreenSkeleton } from '../entity/screen-skeleton.tsx';
import { Seeded } from '../fixtures/seeded.tsx';
import { useComingScreen } from '../entity/use-coming-screen.ts';
import { EntityHeader } from '../entity/entity-header.tsx';
import { TabLinks } from '../ui/tab-links.tsx';
import type { TeamFrame as Frame } from './load-team.server.ts';
import styles from './team-frame.module.css';
import { TEAM_TABS, teamPath, teamRoot, type TeamTab } from './team-path.ts';

const LABELS: Readonly<Record<TeamTab, string>> = {
  overview: 'Overview',
  fixtures: 'Fixtures',
  results: 'Results',
  standings: 'Standings',
};

/** What all screens of a team have around them. */
export function TeamFrame({ frame, children }: { frame: Frame; children: ReactNode }) {
  const { team, country, moment, seed } = frame;
  const coming = useComingScreen(teamRoot(team));
  useMidnight(moment.now, dayOf(moment.now, moment.timeZone).to);
  const sport = sportByKey(team.sportKey)?.name ?? team.sportKey;
  return (
    <div className={styles.page}>
      <EntityHeader name={team.name} facts={[sport, country].filter((fact) => fact !== null)} />
      <TabLinks
        label={team.name}
        tabs={TEAM_TABS.map((tab) => ({ label: LABELS[tab], to: teamPath(team, tab) }))}
      />
      <Seeded seed={seed}>{coming === null ? children : <ScreenSkeleton screen={coming} />}</Seeded>
    </div>
  );
}
