import type { ReactNode } from 'react';
import { SPORTS } from '../../realtime/sports/registry.ts';
import type { TeamProfile } from '../domain/team.ts';
import { ProfileStage, StageCrest } from '../entity-page/profile-stage.tsx';
import { TeamBand } from '../entity-page/team-band.tsx';
import { Crest } from '../ui/crest.tsx';
import { useText } from '../ui/use-text.ts';

export interface TeamStageProps {
  team: TeamProfile;
  /** Its main league's name. */
  league?: string | undefined;
  country: string | null;
  action?: ReactNode;
  children?: ReactNode;
}

/** Shows a team's crest over its cloth. */
export function TeamStage({ team, league, country, action, children }: TeamStageProps) {
  const t = useText();
  const { crest } = SPORTS[team.sportKey];
  const facts = [league ?? t(`sport.${team.sportKey}`), country];
  return (
    <ProfileStage
      name={team.name}
      band={<TeamBand of={team} sportKey={team.sportKey} />}
      badge={
        <StageCrest isRound={crest === 'roundel' || team.nation !== undefined}>
          <Crest of={team} shape={crest} size={76} />
        </StageCrest>
      }
      facts={facts.filter((fact) => fact !== null)}
      action={action}
    >
      {children}
    </ProfileStage>
  );
}
