import { data } from 'react-router';
import * as CALLS from '../../edge/contracts/calls.ts';
import { callOrNull } from '../api/client.ts';
import { statusOf } from '../api/settled.ts';
import { loadListed, PAGE_SIZE } from '../match-list/load-listed.server.ts';
import { ListedMatches } from '../match-list/listed-matches.tsx';
import { useText } from '../text/use-text.ts';
import { teamMeta } from '../team/team-meta.ts';
import { teamPath } from '../paths/team-path.ts';
import { teamContextOf } from '../team/load-team.server.ts';
import { useTeamLayout } from '../team/use-team-layout.ts';
import type { Route } from './+types/team-fixtures';

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { api, team, radarId } = await teamContextOf(context, request, params.teamId);
  const flag = url.searchParams.get('flag') ?? undefined;
  const { signal } = request;
  const page = await loadListed(
    callOrNull(
      api,
      CALLS.listTeamEvents,
      { teamRadarId: radarId, type: 'fixtures', flag, size: PAGE_SIZE },
      signal,
    ),
    flag,
  );
  return data({ team, page }, { status: statusOf(page) });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return teamMeta(loaderData?.team, 'fixtures', matches[0].loaderData);
}

export default function Fixtures({ loaderData: { team, page } }: Route.ComponentProps) {
  const t = useText();
  const { renderClock } = useTeamLayout();
  return (
    <ListedMatches
      page={page}
      path={teamPath(team, 'fixtures')}
      empty={t('failure.team')}
      detail="league"
      renderClock={renderClock}
    />
  );
}
