import { useText } from '../ui/use-text.ts';
import { StandingsPage } from '../standings/standings-page.tsx';
import { PillLinks } from '../ui/pill-links.tsx';
import type { TeamStandings as Loaded } from './load-standings.server.ts';
import { teamPath } from '../paths/team-path.ts';
import columns from '../entity-page/screen-columns.module.css';
import type { TeamProfile } from '../domain/team.ts';

/** Shows a team's tables and highlights the team. */
export function TeamStandings({
  team,
  loaded: { leagues, league, standings },
}: {
  team: TeamProfile;
  loaded: Loaded;
}) {
  const t = useText();
  return (
    <div className={columns.main}>
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
    </div>
  );
}
