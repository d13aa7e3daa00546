import { matchNames } from '../domain/match-names.ts';
import { data } from 'react-router';
import { loaderContextOf, type LoaderContext } from '../api/loader-context.server.ts';
import { orThrowResponse } from '../api/or-throw-response.ts';
import { startOfDay } from '../../edge/shared/time/day.ts';
import { notFound } from '../app/not-found.ts';
import { metaText, pageMeta } from '../app/page-meta.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { withoutFar } from '../scores/live/live-or-soon.ts';
import { LiveStat } from '../web-views/live-stat/live-stat.tsx';
import { LiveStatList } from '../web-views/live-stat/live-stat-list.tsx';
import { loadMatch, statusOfMatch } from '../match/load-match.server.ts';
import { encodeDay } from '../scores/encoded-day.ts';
import { loadDay, statusOfDay } from '../scores/load-day.server.ts';
import type { Route } from './+types/live-stat';

/** Without bars: the page is for an app's web view or the product's own frame. */
export const handle: RouteHandle = { pageName: 'live-stat', layout: 'blank' };

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const loaderContext = loaderContextOf(context, request);
  const matchId = url.searchParams.get('matchId');
  if (matchId) return matchAnswer(loaderContext, matchId, request.signal);
  const from = startOfDay(loaderContext.edge.now, loaderContext.timeZone);
  const day = await loadDay(loaderContext, { from, signal: request.signal });
  const near = day.kind === 'failed' ? day : { ...day, scores: withoutFar(day.scores) };
  return data({ kind: 'list' as const, day: encodeDay(near) }, { status: statusOfDay(day) });
}

async function matchAnswer(loaderContext: LoaderContext, id: string, signal: AbortSignal) {
  const loaded = await orThrowResponse(loadMatch(loaderContext, id, signal));
  if (!loaded) throw notFound();
  const renderClock = { now: loaderContext.edge.now, timeZone: loaderContext.timeZone };
  return data(
    { kind: 'match' as const, ...loaded, renderClock },
    { status: statusOfMatch(loaded) },
  );
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const setting = matches[0].loaderData;
  const t = metaText(setting);
  const match = loaderData?.kind === 'match' ? loaderData.match : null;
  return pageMeta(
    {
      title: match ? t('liveStat.matchTitle', matchNames(match)) : t('liveStat.title'),
      description: t('liveStat.description'),
      isIndexed: false,
    },
    setting,
  );
}

export default function LiveStatRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'list') return <LiveStatList day={loaderData.day} />;
  return <LiveStat key={loaderData.match.id} {...loaderData} />;
}
