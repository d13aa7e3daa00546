import { lazy, Suspense, useMemo } from 'react';
import { data } from 'react-router';
import { loaderContextOf } from '../api/loader-context.server.ts';
import { pack, unpack } from '../api/packed.ts';
import { startOfDay } from '../../edge/shared/time/day.ts';
import { loadArea } from '../app/load-texts.ts';
import { metaText, pageMeta } from '../app/page-meta.ts';
import { brandOf, useShell } from '../app/shell.ts';
import { siteData } from '../app/site-data.ts';
import { firstRows } from '../home/first-rows.server.ts';
import { loadRail, type Rail } from '../home/load-rail.server.ts';
import { loadWithRetry } from '../ui/load-with-retry.ts';
import { HomePage } from '../home/home-page.tsx';
import { encodeDay } from '../scores/encoded-day.ts';
import { loadDay, statusOfDay } from '../scores/load-day.server.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import type { Route } from './+types/home';

const loadHomeRail = () => import('../home/home-rail.tsx');

/** Hydrates after the matches, with its texts. A server has both from the start: see `LiveScoreStrip`. */
const HomeRail = import.meta.env.SSR
  ? (await loadHomeRail()).default
  : lazy(() =>
      loadWithRetry(async () => {
        const [rail] = await Promise.all([loadHomeRail(), loadArea('news'), loadArea('standings')]);
        return rail;
      }),
    );

export const handle: RouteHandle = { pageName: 'home', banner: 'everywhere' };

export async function loader({ context, request }: Route.LoaderArgs) {
  const loaderContext = loaderContextOf(context, request);
  const from = startOfDay(loaderContext.edge.now, loaderContext.timeZone);
  const day = await loadDay(loaderContext, { from, signal: request.signal });
  const rail = await loadRail(loaderContext, day, request.signal);
  const keys = new Set(loaderContext.edge.visitor.favourites);
  const carried = day.kind === 'loaded' ? { ...day, scores: firstRows(day.scores, keys) } : day;
  return data({ day: encodeDay(carried), rail: pack(rail) }, { status: statusOfDay(day) });
}

export function meta({ matches }: Route.MetaArgs) {
  const page = matches[0].loaderData;
  const t = metaText(page);
  return [
    ...pageMeta(
      {
        title: t('scores.title'),
        description: t('home.description'),
        path: '/',
      },
      page,
    ),
    { 'script:ld+json': siteData(brandOf(page)) },
  ];
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { day } = loaderData;
  const rail = useMemo((): Rail => unpack(loaderData.rail), [loaderData.rail]);
  // The shell asks once whether the channel is shown here.
  const onNow = useShell()?.isTvAvailable ? rail.onNow : null;
  const isEmpty = !onNow && !rail.standings && rail.articles.length === 0;
  return (
    <HomePage
      day={day}
      rail={
        isEmpty ? null : (
          <Suspense fallback={null}>
            <HomeRail {...rail} onNow={onNow} />
          </Suspense>
        )
      }
    />
  );
}
