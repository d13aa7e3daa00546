import type { ArticlePage } from '../../../edge/contracts/article.ts';
import type { VideoPage } from '../../../edge/contracts/video.ts';
import * as CALLS from '../../../edge/contracts/calls.ts';
import { FAVOURITE_TYPE } from '../../../edge/contracts/favourite-key.ts';
import { sportIdSchema } from '../../../realtime/protocol/sport.ts';
import type { Sport, SportId } from '../../../realtime/sports/sport.ts';
import * as v from 'valibot';
import { call } from '../../api/client.ts';
import type { LoaderContext } from '../../api/loader-context.server.ts';
import { settle, type Settled } from '../../api/settled.ts';
import { parseArticlePage, type ArticleCard } from '../../news/article.ts';
import { parseVideoPage, type VideoCard } from '../../tv/videos/video.ts';
import { followedIds } from './followed-ids.ts';

/** News and videos of what a fan follows. */
export interface FollowedMedia {
  news: readonly ArticleCard[];
  videos: readonly VideoCard[];
}

/** Maximum number of favourites per type to load news for, latest first: each costs two calls. */
const MOST = { team: 4, league: 3, sport: 2 };
const NEWS = 6;
const VIDEOS = 4;

/**
 * Returns the newest articles and videos of the teams, leagues and sports that the visitor follows;
 * if there are none, the newest of all. Fails only if nothing could be loaded.
 */
export async function loadFollowedMedia(
  { api, edge: { visitor } }: LoaderContext,
  sport: Sport | undefined,
  signal: AbortSignal,
): Promise<Settled<FollowedMedia>> {
  const subjects = subjectsOf(visitor.favourites);
  const articles = { size: NEWS, language: visitor.language };
  const clips = { size: VIDEOS, language: visitor.language };
  const [news, videos] = await Promise.all([
    newestOf(subjects, sport, {
      size: NEWS,
      ofTeam: (id) => call(api, CALLS.listTeamNews, { id, ...articles }, signal).then(articlesIn),
      ofLeague: (id) =>
        call(api, CALLS.listLeagueNews, { id, ...articles }, signal).then(articlesIn),
      ofSport: (sportId) =>
        call(api, CALLS.listNews, { ...articles, ...sportId }, signal).then(articlesIn),
    }),
    newestOf(subjects, sport, {
      size: VIDEOS,
      ofTeam: (id) => call(api, CALLS.listTeamVideos, { id, ...clips }, signal).then(videosIn),
      ofLeague: (id) => call(api, CALLS.listLeagueVideos, { id, ...clips }, signal).then(videosIn),
      ofSport: (sportId) =>
        call(api, CALLS.listVideos, { ...clips, ...sportId }, signal).then(videosIn),
    }),
  ]);
  if (news.kind === 'failed' && videos.kind === 'failed') return news;
  return {
    kind: 'loaded',
    value: {
      news: news.kind === 'loaded' ? news.value : [],
      videos: videos.kind === 'loaded' ? videos.value : [],
    },
  };
}

const articlesIn = (page: ArticlePage) => parseArticlePage(page).entries;
const videosIn = (page: VideoPage) => parseVideoPage(page).entries;

interface Subjects {
  teams: readonly string[];
  leagues: readonly string[];
  sports: readonly SportId[];
}

function subjectsOf(keys: readonly string[]): Subjects {
  const { team, league, sport } = FAVOURITE_TYPE;
  return {
    teams: followedIds(keys, team).slice(0, MOST.team),
    leagues: followedIds(keys, league).slice(0, MOST.league),
    sports: followedIds(keys, sport)
      .flatMap((id) => {
        const sportId = v.safeParse(sportIdSchema, Number(id));
        return sportId.success ? [sportId.output] : [];
      })
      .slice(0, MOST.sport),
  };
}

/** Loaders of one kind of card. */
interface Sources<Card> {
  /** Number shown. */
  size: number;
  ofTeam: (id: string) => Promise<readonly Card[]>;
  ofLeague: (id: string) => Promise<readonly Card[]>;
  /** Absent: all sports. */
  ofSport: (sport: { sportId?: SportId }) => Promise<readonly Card[]>;
}

async function newestOf<Card extends ArticleCard | VideoCard>(
  { teams, leagues, sports }: Subjects,
  sport: Sport | undefined,
  { size, ofTeam, ofLeague, ofSport }: Sources<Card>,
): Promise<Settled<readonly Card[]>> {
  const answers = await Promise.all(
    [
      ...teams.map(ofTeam),
      ...leagues.map(ofLeague),
      ...sports.map((sportId) => ofSport({ sportId })),
    ].map(settle),
  );
  const cards = answers.flatMap((answer) => (answer.kind === 'loaded' ? answer.value : []));
  const own = cards.filter(({ sportKey }) => sport === undefined || sportKey === sport.key);
  if (own.length === 0) return settle(ofSport(sport ? { sportId: sport.id } : {}));
  const unique = new Map(own.map((card) => [card.id, card]));
  return {
    kind: 'loaded',
    value: [...unique.values()].toSorted((a, b) => b.publishedAt - a.publishedAt).slice(0, size),
  };
}
