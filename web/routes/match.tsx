import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { useMemo } from 'react';
import { loaderContextOf } from '../api/loader-context.server.ts';
import { pack, unpack } from '../api/packed.ts';
import { orThrowResponse } from '../api/or-throw-response.ts';
import { enterRoute } from '../app/enter-route.server.ts';
import { notFound } from '../app/not-found.ts';
import { metaText, pageMeta } from '../app/page-meta.ts';
import { brandOf } from '../app/shell.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { canonicalAddress, isSportAndSlugValid } from '../paths/slug-rule.ts';
import { isDesktopLayout } from '../app/viewport.server.ts';
import { allowsFeature } from '../app/feature-gate.ts';
import { cachedEvent } from '../match/cached-event.server.ts';
import { describeMatch } from '../match/describe-match.ts';
import { loadMatch, statusOfMatch, type LoadedMatch } from '../match/load-match.server.ts';
import { MatchPage } from '../match/match-page.tsx';
import { recordOfState } from '../domain/match-record.ts';
import { loadRail, type Rail } from '../match/rail/load-rail.server.ts';
import { sportsEvent } from '../match/sports-event.ts';
import { tabOfPath } from '../match/tabs.ts';
import { matchPath } from '../paths/match-path.ts';
import type { Route } from './+types/match';

export const handle: RouteHandle = {
  pageName: 'match-details',
  backButton: 'mobile',
  hideSubNavigation: 'mobile',
  hideSearchIcon: 'mobile',
  keepScroll: true,
  validate: isSportAndSlugValid,
};

/** Loader data besides the match; the page receives it as packed text. */
type Carried = Omit<LoadedMatch, 'match'> & { rail: Rail | null };

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  enterRoute(handle, { context, params, url });
  const loaderContext = loaderContextOf(context, request);
  const { signal } = request;
  const event = cachedEvent(context, loaderContext, { id: params.matchId, signal });
  const { visitor } = loaderContext.edge;
  const [loaded, rail] = await Promise.all([
    orThrowResponse(loadMatch(loaderContext, params.matchId, signal, event)),
    isDesktopLayout(visitor.platform) ? loadRail(loaderContext, event, signal) : null,
  ]);
  if (!loaded) throw notFound();
  // Without the catalogue the teams' names may be wrong, and so the address; browsers would keep
  // such a 301 for ever.
  const canonical = loaded.isPartial
    ? null
    : canonicalAddress({ params, url }, matchPath(loaded.match));
  if (canonical) throw redirect(canonical, 301);
  const renderClock = { now: loaderContext.edge.now, timeZone: loaderContext.timeZone };
  const { match, ...more } = loaded;
  return data(
    {
      match,
      card: await loaderContext.edge.cardAddress(match.id, loaded.roomSnapshot),
      packed: pack({ ...more, rail } satisfies Carried),
      renderClock,
      allowsOdds: allowsFeature('oddsComparison', visitor),
    },
    { status: statusOfMatch(loaded) },
  );
}

/**
 * Whether to reload: not for another tab of the same match, since the match's room updates the
 * page.
 */
export function shouldRevalidate({
  currentParams,
  nextParams,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentParams['matchId'] !== nextParams['matchId'] || currentUrl.href === nextUrl.href;
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const page = matches[0].loaderData;
  const t = metaText(page);
  if (!loaderData)
    return pageMeta({ title: t('matchPage.name'), description: t('matchPage.unknown') }, page);
  const { match, card: image, packed, renderClock } = loaderData;
  const { roomSnapshot, setting }: Carried = unpack(packed);
  const current = roomSnapshot ? recordOfState(roomSnapshot.state).match : match;
  const brand = brandOf(page);
  const path = matchPath(match);
  const tab = tabOfPath(location.pathname);
  const text = describeMatch(t, current, { setting, renderClock, tab });
  return [
    ...pageMeta({ ...text, path, image: { path: image, alt: text.title } }, page),
    {
      'script:ld+json': sportsEvent(t, current, {
        setting,
        url: brand.feBaseUrl + path,
        image: brand.feBaseUrl + image,
      }),
    },
  ];
}

export default function MatchRoute({ loaderData }: Route.ComponentProps) {
  const { packed, ...more } = loaderData;
  const carried = useMemo((): Carried => unpack(packed), [packed]);
  return <MatchPage key={more.match.id} {...more} {...carried} />;
}
