import type { ReactNode } from 'react';
import { SPORTS } from '../../realtime/sports/registry.ts';
import { useText } from '../ui/use-text.ts';
import { favouriteTeam } from '../favourites/favourite-of.ts';
import { Star } from '../favourites/star.tsx';
import { ProfileLayout } from '../entity-page/profile-layout.tsx';
import type { TeamLayoutData } from './load-team.server.ts';
import { TEAM_TABS, teamPath, teamRoot } from '../paths/team-path.ts';

/** Surrounds all screens of a team. */
export function TeamLayout({ data, children }: { data: TeamLayoutData; children: ReactNode }) {
  const t = useText();
  const { team, country, renderClock, roomSnapshot } = data;
  return (
    <ProfileLayout
      name={team.name}
      crest={{ of: team, shape: SPORTS[team.sportKey].crest }}
      facts={[t(`sport.${team.sportKey}`), country].filter((fact) => fact !== null)}
      star={<Star of={favouriteTeam(t, team)} />}
      root={teamRoot(team)}
      tabs={TEAM_TABS.map((tab) => ({ label: t(`screen.${tab}`), to: teamPath(team, tab) }))}
      roomSnapshot={roomSnapshot}
      renderClock={renderClock}
    >
      {children}
    </ProfileLayout>
  );
}
