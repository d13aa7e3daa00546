import { data } from 'react-router';
import { statusOf } from '../api/settled.ts';
import { ListedMatches } from '../scores/list/listed-matches.tsx';
import { listQueryOf } from '../scores/list/load-listed.server.ts';
import { teamPath } from '../paths/team-path.ts';
import { ScreenColumns } from '../entity-page/screen-columns.tsx';
import { StandingsCard } from '../standings/standings-card.tsx';
import { loadMainTable } from '../team/load-standings.server.ts';
import { loadTeamMatches, teamContextOf } from '../team/load-team.server.ts';
import { useTeamLayout } from '../team/use-team-layout.ts';
import { teamMeta } from '../team/team-meta.ts';
import { useText } from '../ui/use-text.ts';
import type { Route } from './+types/team-matches';

/** Loads a team's fixtures or results, which have separate addresses. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const teamContext = await teamContextOf(context, request, params.teamId);
  const query = listQueryOf(url);
  const [page, standings] = await Promise.all([
    loadTeamMatches(teamContext, query, request.signal),
    loadMainTable(teamContext, request.signal),
  ]);
  return data(
    { team: teamContext.team, type: query.type, page, standings },
    { status: statusOf(page) },
  );
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return teamMeta(loaderData?.team, loaderData?.type ?? 'fixtures', matches[0].loaderData);
}

export default function TeamMatches({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { renderClock } = useTeamLayout();
  const { team, type, page, standings } = loaderData;
  return (
    <ScreenColumns
      railLabel={t('standings.heading')}
      rail={
        standings && (
          <StandingsCard
            standings={{ kind: 'loaded', value: standings }}
            to={teamPath(team, 'standings', standings.league.id)}
            size={8}
            title={standings.league.name}
            teamId={team.id}
          />
        )
      }
    >
      <ListedMatches
        page={page}
        path={teamPath(team, type)}
        empty={t('failure.team')}
        detail="league"
        renderClock={renderClock}
      />
    </ScreenColumns>
  );
}
