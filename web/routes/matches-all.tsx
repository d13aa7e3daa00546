import { data, redirect } from 'react-router';
import { sportByKey } from '../../realtime/sports/registry.ts';
import { loaderContextOf } from '../api/loader-context.server.ts';
import { notFound } from '../app/not-found.ts';
import { metaText, pageMeta } from '../app/page-meta.ts';
import { formatDateAt } from '../../edge/shared/time/time-format.ts';
import { MatchesPage } from '../scores/matches-page.tsx';
import { enterMatches } from '../scores/matches-entry.ts';
import { matchesPath } from '../paths/match-path.ts';
import { encodeDay } from '../scores/encoded-day.ts';
import { loadDay, statusOfDay } from '../scores/load-day.server.ts';
import { loadNearestDays } from '../scores/load-nearest-days.server.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import type { Route } from './+types/matches-all';

export const handle: RouteHandle = { pageName: 'all-matches', banner: 'everywhere' };

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const loaderContext = loaderContextOf(context, request);
  const renderClock = { now: loaderContext.edge.now, timeZone: loaderContext.timeZone };
  const entry = enterMatches(params.sport, url.searchParams, renderClock);
  if (entry.kind === 'missing') throw notFound();
  if (entry.kind === 'redirect') throw redirect(entry.to);
  const { sportKey, from } = entry;
  const sport = sportByKey(sportKey);
  if (!sport) throw notFound();
  const day = await loadDay(loaderContext, { from, sport, signal: request.signal });
  const nearest = await loadNearestDays(loaderContext, day, { sport, signal: request.signal });
  return data(
    { ...renderClock, sportKey, from, day: encodeDay(day), nearest },
    { status: statusOfDay(day) },
  );
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const setting = matches[0].loaderData;
  const t = metaText(setting);
  if (!loaderData)
    return pageMeta(
      { title: t('navigation.matches'), description: t('matchesPage.description') },
      setting,
    );
  const { sportKey, from, now, timeZone } = loaderData;
  const sport = t(`sportInText.${sportKey}`);
  const date = formatDateAt(t, from, { now, timeZone });
  return pageMeta(
    {
      title: t('matchesPage.dayTitle', { sport, date }),
      description: t('matchesPage.dayDescription', { sport, date }),
      // With the date, since the address without one redirects.
      path: matchesPath(sportKey, from),
    },
    setting,
  );
}

export default function MatchesAll({ loaderData }: Route.ComponentProps) {
  return <MatchesPage {...loaderData} />;
}
