import { lazy, Suspense, useMemo } from 'react';
import { data } from 'react-router';
import type { BrandProfile } from '../../edge/contracts/brand-profile.ts';
import { loaderContextOf } from '../api/loader-context.server.ts';
import { pack, unpack } from '../api/packed.ts';
import { startOfDay } from '../../edge/shared/time/day.ts';
import { loadArea } from '../app/load-texts.ts';
import { metaText, pageMeta } from '../app/page-meta.ts';
import { brandOf, useShell } from '../app/shell.ts';
import { FIRST_LIVE_ROWS } from '../home/cut-rows.ts';
import { firstRows } from '../home/first-rows.server.ts';
import { leagueInPlay, loadRail, matchesOf, type Rail } from '../home/load-rail.server.ts';
import { NearRail } from '../home/near-rail.tsx';
import { loadWithRetry } from '../ui/load-with-retry.ts';
import { HomePage } from '../home/home-page.tsx';
import { encodeDay } from '../scores/encoded-day.ts';
import { loadDay, statusOfDay } from '../scores/load-day.server.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import type { Route } from './+types/home';

const loadHomeRail = () => import('../home/home-rail.tsx');

/**
 * Lazy, with its texts, so that it hydrates after the matches. A server loads it at startup: see
 * `Banner` in page-top.tsx.
 */
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
  const { favourites } = loaderContext.edge.visitor;
  const matches = matchesOf(day);
  const leagueId = leagueInPlay(matches, day);
  // With many live matches the page loads the rail after them, from one response that all visitors
  // share: see `NearRail`.
  const inPlay = matches.filter(({ kind }) => kind === 'live').length;
  const rail =
    inPlay < FIRST_LIVE_ROWS
      ? pack(await loadRail(loaderContext, { leagueId, matches }, request.signal))
      : null;
  const keys = new Set(favourites);
  const carried = day.kind === 'loaded' ? { ...day, scores: firstRows(day.scores, keys) } : day;
  return data({ day: encodeDay(carried), leagueId, rail }, { status: statusOfDay(day) });
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
  const { day, leagueId, rail: packed } = loaderData;
  const carried = useMemo((): Rail | null => (packed === null ? null : unpack(packed)), [packed]);
  // The shell already knows whether the channel is available here.
  const hasChannel = useShell()?.isTvAvailable ?? false;
  const shown = (rail: Rail) =>
    isEmpty(rail, hasChannel) ? null : (
      <Suspense fallback={null}>
        <HomeRail {...rail} onNow={hasChannel ? rail.onNow : null} />
      </Suspense>
    );
  return (
    <HomePage
      day={day}
      rail={carried ? shown(carried) : <NearRail leagueId={leagueId}>{shown}</NearRail>}
    />
  );
}

function isEmpty({ onNow, standings, articles }: Rail, hasChannel: boolean): boolean {
  return !(onNow && hasChannel) && !standings && articles.length === 0;
}

/** Returns schema.org JSON-LD of the site and its search. */
function siteData({ brandDisplayName, feBaseUrl }: BrandProfile) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: brandDisplayName,
    url: `${feBaseUrl}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${feBaseUrl}/search?keyword={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
