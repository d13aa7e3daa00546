import { redirect, type RouterContextProvider } from 'react-router';
import { SPORTS, type MainSportKey } from '../../realtime/sports/registry.ts';
import { loaderContextOf } from '../api/loader-context.server.ts';
import { notFound } from '../app/not-found.ts';
import { enterMatches } from '../scores/matches-entry.ts';
import { encodeDay } from '../scores/encoded-day.ts';
import { loadDay, statusOfDay } from '../scores/load-day.server.ts';

interface Asked {
  context: Readonly<RouterContextProvider>;
  request: Request;
  params: { sport?: string | undefined };
  url: URL;
}

/** A fan's matches of a day: entered as all matches are, below `view`. */
export async function loadFavouriteMatches({ context, request, params, url }: Asked, view: string) {
  const loaderContext = loaderContextOf(context, request);
  const { edge, timeZone } = loaderContext;
  const renderClock = { now: edge.now, timeZone };
  const pathOf = (key: MainSportKey, date: number) =>
    `/${key}/matches/favourite${view}?date=${date}`;
  const entry = enterMatches(params.sport, url.searchParams, renderClock, pathOf);
  if (entry.kind === 'missing') throw notFound();
  if (entry.kind === 'redirect') throw redirect(entry.to);
  const { sportKey, from } = entry;
  const sport = SPORTS[sportKey];
  const day = await loadDay(loaderContext, { from, sport, signal: request.signal });
  const { isDesktop } = edge.visitor.device;
  return {
    status: statusOfDay(day),
    page: { ...renderClock, sportKey, from, day: encodeDay(day), isDesktop },
  };
}
