import * as CALLS from '../../../edge/contracts/calls.ts';
import { callOrNull } from '../../api/client.ts';
import { orNullWhenFailed } from '../../api/failure.ts';
import { settle, statusOf, type Settled } from '../../api/settled.ts';
import { notFound } from '../../app/not-found.ts';
import type { ListedPage } from '../../domain/event-page.ts';
import { comingIn } from '../../domain/overdue.ts';
import {
  leagueContextOf,
  loadLeagueMatches,
  type LeagueContext,
} from '../../league/load-league.server.ts';
import { parseBracket } from '../../league/parse-bracket.ts';
import { parseTopPlayers } from '../../league/top-players.ts';
import type { ListQuery } from '../../scores/list/load-listed.server.ts';
import type { Sport } from '../../../realtime/sports/sport.ts';
import { seedOf } from '../../scores/load-day.server.ts';
import { loadStandings } from '../../standings/load-standings.server.ts';
import { loadTeamMatches, teamContextOf } from '../../team/load-team.server.ts';
import { textOf } from '../../../edge/shared/text/text.ts';
import type { FrameRequest, LoadedFrame } from './loaded-frame.ts';
import type { LeagueView, ListView } from './web-view.ts';

/** Matches per page of a list. */
const LISTED = 10;
const PLAYERS = 10;

/** Loads a widget of a league: tables, bracket or top scorers. */
export async function loadLeagueWidget(
  asked: FrameRequest,
  view: LeagueView,
): Promise<LoadedFrame> {
  const { url, request } = asked;
  const { signal } = request;
  const leagueContext = await leagueOf(asked, view.leagueId, view);
  const { api, league, renderClock } = leagueContext;
  const t = textOf(leagueContext.edge.visitor.language);
  if (view.kind === 'top-scorers') {
    const input = { id: league.id, size: PLAYERS };
    const players = await orNullWhenFailed(
      callOrNull(api, CALLS.listPlayerStatistics, input, signal),
    );
    const content = { top: players && parseTopPlayers(players), league };
    return {
      title: t('frame.topScorersOf', { name: league.name }),
      status: 200,
      page: { kind: 'static', page: { screen: 'top-scorers', content } },
    };
  }
  const room = seedOf(api, league.sportKey, signal);
  if (view.kind === 'bracket') {
    const rounds = await settle(
      callOrNull(api, CALLS.getBracket, { id: league.id }, signal).then((bracket) =>
        bracket ? parseBracket(bracket, league.name) : [],
      ),
    );
    const content = { rounds, league, renderClock, roomSnapshot: await room };
    return {
      title: t('bracket.label', { league: league.name }),
      status: statusOf(rounds),
      page: { kind: 'live', page: { screen: 'bracket', content } },
    };
  }
  const { seasonId, scope } = view;
  const standings = await loadStandings(api, league.id, { seasonId, scope }, signal);
  const content = {
    league,
    standings,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    roomSnapshot: await room,
  };
  return {
    title: t('standings.ofLeague', { league: league.name }),
    status: statusOf(standings),
    page: { kind: 'live', page: { screen: 'standings', content } },
  };
}

/** Loads matches of a league or team; with `flag` in the address, the next page. */
export async function loadListWidget(asked: FrameRequest, view: ListView): Promise<LoadedFrame> {
  const { signal } = asked.request;
  const type = view.kind === 'results' ? 'results' : 'fixtures';
  const { pathname, searchParams } = asked.url;
  const query: ListQuery = {
    type,
    size: view.kind === 'next-match' ? 1 : LISTED,
    flag: searchParams.get('flag') ?? undefined,
  };
  const { name, context, page } = await listOf(asked, view, query);
  const roomSnapshot = await seedOf(context.api, view.sport.key, signal);
  const t = textOf(context.edge.visitor.language);
  const { renderClock } = context;
  const status = statusOf(page);
  if (view.kind === 'next-match') {
    const coming = page.kind === 'loaded' ? comingIn(page.value, renderClock.now).entries : [];
    const entry = coming[0] ?? null;
    const title = t('frame.nextOf', { name });
    const content = { name: title, entry, roomSnapshot, renderClock };
    return { title, status, page: { kind: 'live', page: { screen: 'next-match', content } } };
  }
  const title = t(`frame.${type}Of`, { name });
  const detail = 'teamId' in view.of ? ('league' as const) : ('round' as const);
  const own = new URLSearchParams(searchParams);
  own.delete('flag');
  const content = { title, page, detail, path: `${pathname}?${own}`, roomSnapshot, renderClock };
  return { title, status, page: { kind: 'live', page: { screen: 'matches', content } } };
}

async function listOf(asked: FrameRequest, { of, sport }: ListView, query: ListQuery) {
  const { signal } = asked.request;
  if ('teamId' in of) {
    const context = await teamContextOf(asked.context, asked.request, of.teamId);
    if (context.team.sportKey !== sport.key) throw notFound();
    const page: Settled<ListedPage> = await loadTeamMatches(context, query, signal);
    return { name: context.team.name, context, page };
  }
  const context = await leagueOf(asked, of.leagueId, { sport });
  const page: Settled<ListedPage> = await loadLeagueMatches(context, query, signal);
  return { name: context.league.name, context, page };
}

/** Returns the league; throws the 404 response if its sport is not the address's. */
async function leagueOf(
  { context, request }: FrameRequest,
  leagueId: string,
  { sport }: { sport: Sport },
): Promise<LeagueContext> {
  const leagueContext = await leagueContextOf(context, request, leagueId);
  if (leagueContext.league.sportKey !== sport.key) throw notFound();
  return leagueContext;
}
