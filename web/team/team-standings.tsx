import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { ScreenColumns } from '../entity-page/screen-columns.tsx';
import { MatchesCard } from '../scores/list/matches-card.tsx';
import { useText } from '../ui/use-text.ts';
import { StandingsPage } from '../standings/standings-page.tsx';
import { PillLinks } from '../ui/pill-links.tsx';
import type { TeamStandings as Loaded } from './load-standings.server.ts';
import { teamPath } from '../paths/team-path.ts';
import type { TeamProfile } from '../domain/team.ts';

export interface TeamStandingsProps {
  team: TeamProfile;
  loaded: Loaded;
  renderClock: RenderClock;
}

/** Shows a team's tables and highlights the team. */
export function TeamStandings({
  team,
  loaded: { leagues, league, standings, fixtures },
  renderClock,
}: TeamStandingsProps) {
  const t = useText();
  return (
    <ScreenColumns
      railLabel={t('team.fixtures')}
      rail={
        <MatchesCard
          title={t('team.fixtures')}
          page={fixtures}
          to={teamPath(team, 'fixtures')}
          empty={t('profile.noFixtures')}
          detail="league"
          renderClock={renderClock}
        />
      }
    >
      {leagues.length > 1 && (
        <PillLinks
          label={t('team.leaguesOf', { team: team.name })}
          links={leagues.map(({ id, name }) => ({
            label: name,
            to: teamPath(team, 'standings', id),
            isCurrent: id === league?.id,
          }))}
        />
      )}
      <StandingsPage
        standings={standings}
        path={teamPath(team, 'standings')}
        query={league ? { tournamentId: league.id } : {}}
        empty={t('failure.team')}
        highlighted={new Set([team.id])}
      />
    </ScreenColumns>
  );
}
