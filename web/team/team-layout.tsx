import type { ReactNode } from 'react';
import { sportName } from '../../realtime/sports/registry.ts';
import { ProfileLayout } from '../profile/profile-layout.tsx';
import type { TeamLayoutData } from './load-team.server.ts';
import { TEAM_TABS, teamPath, teamRoot, type TeamTab } from '../paths/team-path.ts';

const LABELS: Readonly<Record<TeamTab, string>> = {
  overview: 'Overview',
  fixtures: 'Fixtures',
  results: 'Results',
  standings: 'Standings',
};

/** What all screens of a team have around them. */
export function TeamLayout({ data, children }: { data: TeamLayoutData; children: ReactNode }) {
  const { team, country, renderClock, roomSnapshot } = data;
  const sport = sportName(team.sportKey);
  return (
    <ProfileLayout
      name={team.name}
      facts={[sport, country].filter((fact) => fact !== null)}
      root={teamRoot(team)}
      tabs={TEAM_TABS.map((tab) => ({ label: LABELS[tab], to: teamPath(team, tab) }))}
      roomSnapshot={roomSnapshot}
      renderClock={renderClock}
    >
      {children}
    </ProfileLayout>
  );
}
