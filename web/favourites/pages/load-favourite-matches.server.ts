import { redirect, type RouterContextProvider } from 'react-router';
import { SPORTS } from '../../../realtime/sports/registry.ts';
import type { SportKey } from '../../../realtime/sports/sport.ts';
import { loaderContextOf } from '../../api/loader-context.server.ts';
import { notFound } from '../../app/not-found.ts';
import { isMainSport } from '../../paths/match-path.ts';
import { enterMatches } from '../../scores/matches-entry.ts';
import { encodeDay } from '../../scores/encoded-day.ts';
import { loadDay, statusOfDay } from '../../scores/load-day.server.ts';
import { loadStarred } from './load-starred.server.ts';

interface Asked {
  context: Readonly<RouterContextProvider>;
  request: Request;
  params: { sport?: string | undefined };
  url: URL;
}

/** Loads a fan's matches of a day, for the page below `view`. */
export async function loadFavouriteMatches({ context, request, params, url }: Asked, view: string) {
  const { sport: asked = 'all' } = params;
  if (asked !== 'all' && !isMainSport(asked)) throw notFound();
  const loaderContext = loaderContextOf(context, request);
  const { edge, timeZone } = loaderContext;
  const renderClock = { now: edge.now, timeZone };
  const pathOf = (key: SportKey, date: number) => `/${key}/matches/favourite${view}?date=${date}`;
  const entry = enterMatches(asked, url.searchParams, renderClock, pathOf);
  if (entry.kind === 'redirect') throw redirect(entry.to);
  if (entry.kind === 'missing' || !isMainSport(entry.sportKey)) throw notFound();
  const { sportKey, from } = entry;
  const sport = SPORTS[sportKey];
  const [day, starred] = await Promise.all([
    loadDay(loaderContext, { from, sport, signal: request.signal }),
    loadStarred(loaderContext, { from, sport }, request.signal),
  ]);
  const { isDesktop } = edge.visitor.device;
  return {
    status: statusOfDay(day),
    page: { ...renderClock, sportKey, from, day: encodeDay(day), starred, isDesktop },
  };
}
