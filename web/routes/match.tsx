import { data, redirect } from 'react-router';
import { loading } from '../api/load-api.server.ts';
import { isApiFailure } from '../api/failure.ts';
import { notFound } from '../app/not-found.ts';
import { pageMeta } from '../app/page-meta.ts';
import { loadMatch } from '../match/load-match.server.ts';
import { canonicalPath, isSlugValid } from '../match/match-entry.ts';
import { describeMatch } from '../match/describe-match.ts';
import { MatchPage } from '../match/match-page.tsx';
import { recordOnce } from '../match/match-record.ts';
import { isMainSport, matchPath } from '../scores/match-path.ts';
import type { Route } from './+types/match';

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { sport, slug, matchId } = params;
  if ((sport !== undefined && !isMainSport(sport)) || !isSlugValid(slug)) throw notFound();
  const asked = loading(context, request);
  const loaded = await loadMatch(asked, matchId, request.signal).catch((error: unknown) => {
    if (isApiFailure(error)) throw data(error.message, { status: error.status >= 500 ? 503 : 500 });
    throw error;
  });
  if (!loaded) throw notFound();
  const canonical = canonicalPath({ sport, slug }, loaded.match);
  if (canonical) throw redirect(`${canonical}${url.search}`, 301);
  const moment = { now: asked.edge.now, timeZone: asked.timeZone };
  return { ...loaded, moment, address: new URL(matchPath(loaded.match), url).href };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const page = matches[0].loaderData;
  if (!loaderData) return pageMeta({ title: 'Match', description: 'Live score of a match.' }, page);
  const { match, seed, setting, moment, address } = loaderData;
  const current = seed ? recordOnce(seed.state).match : match;
  return [
    ...pageMeta(describeMatch(current, setting, moment), page),
    { tagName: 'link', rel: 'canonical', href: address },
  ];
}

export default function MatchRoute({ loaderData }: Route.ComponentProps) {
  const { match, seed, setting, moment } = loaderData;
  return <MatchPage key={match.id} match={match} seed={seed} setting={setting} moment={moment} />;
}
