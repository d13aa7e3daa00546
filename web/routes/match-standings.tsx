import { data } from 'react-router';
import { loaderContextOf } from '../api/loader-context.server.ts';
import { settle, statusOf } from '../api/settled.ts';
import { notFound } from '../app/not-found.ts';
import { SportRoom } from '../live/sport-room.tsx';
import { cachedEvent } from '../match/cached-event.server.ts';
import { useMatchScreen } from '../match/match-context.ts';
import { basePath, tabPath } from '../match/tabs.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { seedOf } from '../scores/load-day.server.ts';
import { parseLeagueName } from '../domain/parse-league.server.ts';
import { loadStandings, standingsQuery } from '../standings/load-standings.server.ts';
import { StandingsPage } from '../standings/standings-page.tsx';
import { useText } from '../ui/use-text.ts';
import type { Route } from './+types/match-standings';

export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const loaderContext = loaderContextOf(context, request);
  const { signal } = request;
  const event = await settle(cachedEvent(context, loaderContext, { id: params.matchId, signal }));
  if (event.kind === 'failed')
    return data({ kind: 'failed' as const, message: event.message }, { status: event.status });
  const league = event.value && parseLeagueName(event.value.league);
  if (!league) throw notFound();
  const query = standingsQuery(url.searchParams);
  // The match's season, unless the query names another.
  const asked = { seasonId: event.value?.season?.seasonId, ...query };
  const [standings, roomSnapshot] = await Promise.all([
    loadStandings(loaderContext.api, league.id, asked, signal),
    seedOf(loaderContext.api, league.sportKey, signal),
  ]);
  return data(
    {
      kind: 'loaded' as const,
      standings,
      roomSnapshot,
      query,
      path: tabPath(basePath(url.pathname), 'standings'),
    },
    { status: statusOf(standings) },
  );
}

export default function StandingsRoute({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { home, away } = useMatchScreen().initial.match;
  if (loaderData.kind === 'failed') return <LoadFailed message={loaderData.message} />;
  const { standings, roomSnapshot, query, path } = loaderData;
  return (
    <SportRoom roomSnapshot={roomSnapshot}>
      <StandingsPage
        standings={standings}
        path={path}
        query={query}
        empty={t('failure.league')}
        highlighted={new Set([home.id, away.id])}
      />
    </SportRoom>
  );
}
