import { useCallback } from 'react';
import { data } from 'react-router';
import { SPORTS, sportByKey } from '../../realtime/sports/registry.ts';
import { loaderContextOf } from '../api/loader-context.server.ts';
import { statusOf } from '../api/settled.ts';
import { enterRoute } from '../app/enter-route.server.ts';
import { notFound } from '../app/not-found.ts';
import { pageMeta } from '../app/page-meta.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { isSportAndSlugValid } from '../paths/slug-rule.ts';
import type { DirectoryEntry } from '../directory/directory.ts';
import { DirectoryPage } from '../directory/directory-page.tsx';
import { loadTeams } from '../directory/load-directory.server.ts';
import { teamPath, teamsPath } from '../paths/team-path.ts';
import type { Route } from './+types/teams';

export const handle: RouteHandle = {
  pageName: 'teams',
  headerTitle: 'header.teams',
  playersTitle: 'header.players',
  validate: isSportAndSlugValid,
};

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  enterRoute(handle, { context, params, url });
  const sport = sportByKey(params.sport);
  if (!sport) throw notFound();
  const entries = await loadTeams(loaderContextOf(context, request).api, sport, request.signal);
  return data({ sport, entries }, { status: statusOf(entries) });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const setting = matches[0].loaderData;
  if (!loaderData) return pageMeta({ title: 'Teams', description: 'Live scores.' }, setting);
  const { name, key } = loaderData.sport;
  return pageMeta(
    {
      ...(SPORTS[key].contestant === 'player'
        ? {
            title: `${name} players`,
            description: `${name} players from A to Z, with live scores, matches to come and results.`,
          }
        : {
            title: `${name} teams`,
            description: `${name} teams by country, with live scores, fixtures, results and tables.`,
          }),
      path: teamsPath(key),
    },
    setting,
  );
}

export default function Teams({ loaderData: { sport, entries } }: Route.ComponentProps) {
  const pathOf = useCallback(
    ({ id, name }: DirectoryEntry) => teamPath({ id, name, sportKey: sport.key }),
    [sport.key],
  );
  const contestant = sport.contestant;
  return (
    <DirectoryPage
      key={sport.key}
      title={`${sport.name} ${contestant}s`}
      prompt={`Find a ${contestant}`}
      entries={entries}
      order={contestant === 'player' ? 'initial' : 'country'}
      pathOf={pathOf}
      empty={`No ${contestant}s yet.`}
    />
  );
}
