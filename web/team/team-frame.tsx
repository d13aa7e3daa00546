import type { ReactNode } from 'react';
import { sportName } from '../../realtime/sports/registry.ts';
import { EntityFrame } from '../entity/entity-frame.tsx';
import type { TeamFrame as Frame } from './load-team.server.ts';
import { TEAM_TABS, teamPath, teamRoot, type TeamTab } from '../paths/team-path.ts';

const LABELS: Readonly<Record<TeamTab, string>> = {
  overview: 'Overview',
  fixtures: 'Fixtures',
  results: 'Results',
  standings: 'Standings',
};

/** What all screens of a team have around them. */
export function TeamFrame({ frame, children }: { frame: Frame; children: ReactNode }) {
  const { team, country, moment, seed } = frame;
  const sport = sportName(team.sportKey);
  return (
    <EntityFrame
      name={team.name}
      facts={[sport, country].filter((fact) => fact !== null)}
      root={teamRoot(team)}
      tabs={TEAM_TABS.map((tab) => ({ label: LABELS[tab], to: teamPath(team, tab) }))}
      seed={seed}
      moment={moment}
    >
      {children}
    </EntityFrame>
  );
}
