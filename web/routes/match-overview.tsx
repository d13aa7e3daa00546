import { lazy, Suspense } from 'react';
import { edgeContext } from '../../edge/contracts/edge-context.ts';
import { orNullWhenFailed } from '../api/failure.ts';
import { loaderContextOf } from '../api/loader-context.server.ts';
import * as CALLS from '../../edge/contracts/calls.ts';
import { callOrNull } from '../api/client.ts';
import { factsOf, pastResults } from '../match/tabs/head-to-head/head-to-head.ts';
import { cachedEvent } from '../match/cached-event.server.ts';
import { loadChannels } from '../match/load-channels.server.ts';
import { mayBeNew } from '../match/load-tab.server.ts';
import { loadLeaders } from '../match/load-leaders.server.ts';
import { isDesktopLayout } from '../app/viewport.server.ts';
import { allowsFeature } from '../app/feature-gate.ts';
import { loadArea } from '../app/load-texts.ts';
import { TabSkeleton } from '../match/tab-skeleton.tsx';
import { readOddsFormat } from '../match/tabs/odds/odds-format.ts';
import { loadNewsOf } from '../news/load-news.server.ts';
import { loadWithRetry } from '../ui/load-with-retry.ts';
import { loadVideosOf } from '../tv/videos/load-videos.server.ts';
import type { Route } from './+types/match-overview';

const loadOverview = () => import('../match/overview-tab.tsx');

/**
 * Lazy, with its texts, so that the header above hydrates first. A server loads it at startup: see
 * `Banner` in page-top.tsx.
 */
const OverviewTab = import.meta.env.SSR
  ? (await loadOverview()).default
  : lazy(() =>
      loadWithRetry(async () => {
        const [tab] = await Promise.all([
          loadOverview(),
          loadArea('figures'),
          loadArea('sentences'),
        ]);
        return tab;
      }),
    );

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const loaderContext = loaderContextOf(context, request);
  const { api } = loaderContext;
  const { signal } = request;
  const event = cachedEvent(context, loaderContext, { id: params.matchId, signal });
  const { visitor } = context.get(edgeContext);
  // A match in play has no odds and figures for a fan with a delay: they would reveal goals too
  // early.
  const isHeld = api.delay !== undefined && (await mayBeNew(event, loaderContext));
  const showsOdds = !isHeld && allowsFeature('oddsComparison', visitor);
  // If any of these fails, the overview shows the match without it.
  const [headToHead, odds, leaders, channels, news, videos] = await Promise.all([
    orNullWhenFailed(callOrNull(api, CALLS.getHeadToHead, { id: params.matchId }, signal)),
    showsOdds
      ? orNullWhenFailed(callOrNull(api, CALLS.getOdds, { id: params.matchId }, signal))
      : null,
    isHeld
      ? null
      : orNullWhenFailed(event.then((detail) => loadLeaders(loaderContext, detail, signal))),
    // On a desktop the rail shows the channels.
    isDesktopLayout(visitor.platform)
      ? null
      : orNullWhenFailed(event.then((detail) => loadChannels(loaderContext, detail, signal))),
    loadNewsOf(loaderContext, 'match', params.matchId, signal),
    loadVideosOf(loaderContext, 'match', params.matchId, signal),
  ]);
  // Only data that is shown: a phone parses all of it before it hydrates the page.
  return {
    past: headToHead && {
      home: pastResults(headToHead.home),
      away: pastResults(headToHead.away),
    },
    facts: headToHead ? factsOf(headToHead) : [],
    winnerMarket: odds?.markets.find(({ key }) => key === 'match-winner') ?? null,
    leaders: leaders ?? [],
    channels: channels ?? [],
    news,
    videos,
    format: readOddsFormat(request.headers.get('cookie')),
  };
}

export default function OverviewRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense fallback={<TabSkeleton tab="overview" />}>
      <OverviewTab {...loaderData} />
    </Suspense>
  );
}
