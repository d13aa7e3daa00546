import type { ReactNode } from 'react';
import { ProfileStage, StageCrest } from '../entity-page/profile-stage.tsx';
import { TeamBand } from '../entity-page/team-band.tsx';
import type { League } from '../domain/match.ts';
import { Crest } from '../ui/crest.tsx';

export interface LeagueStageProps {
  league: League;
  /** Country and season; null for an unknown one. */
  facts: readonly (string | null)[];
  action?: ReactNode;
  children?: ReactNode;
}

/** Shows a league's badge over its sport's ground. */
export function LeagueStage({ league, facts, action, children }: LeagueStageProps) {
  return (
    <ProfileStage
      name={league.name}
      band={<TeamBand of={null} sportKey={league.sportKey} />}
      badge={
        <StageCrest>
          <Crest of={league} shape="tile" size={64} />
        </StageCrest>
      }
      facts={facts.filter((fact) => fact !== null)}
      action={action}
    >
      {children}
    </ProfileStage>
  );
}
