import type { RouterContextProvider } from 'react-router';
import * as CALLS from '../../edge/contracts/calls.ts';
import type { TeamWire } from '../../edge/contracts/team.ts';
import type { ArticleDetail, ArticlePartWire } from '../../edge/contracts/article.ts';
import * as v from 'valibot';
import { sportIdSchema } from '../../realtime/protocol/sport.ts';
import { sportById } from '../../realtime/sports/registry.ts';
import { call, callOrNull, type Api } from '../api/client.ts';
import { orNullWhenFailed } from '../api/failure.ts';
import { loaderContextOf } from '../api/loader-context.server.ts';
import { orThrowResponse } from '../api/or-throw-response.ts';
import { orWithdrawn } from '../api/or-withdrawn.ts';
import { notFound } from '../app/not-found.ts';
import type { ProfileAddress } from '../paths/profile-path.ts';
import type { RoomSnapshot } from '../domain/day-scores.ts';
import type { League, Match } from '../domain/match.ts';
import { parseLeague } from '../domain/parse-league.server.ts';
import { parseEventPage } from '../scores/list/load-listed.server.ts';
import { seedOf } from '../scores/load-day.server.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { parseArticle, type ArticleCard } from './article.ts';
import { versionToOffer } from './article-language.ts';
import { showPictures } from './article-pictures.ts';

/** Text, or a match with its current state. */
export type ArticlePart = { kind: 'html'; html: string } | { kind: 'match'; match: Match };

export interface ArticleData {
  article: ArticleCard;
  parts: readonly ArticlePart[];
  /** Its matches that do not appear in its text. */
  matches: readonly Match[];
  /** Path of the picture of its first match; null without one. */
  card: string | null;
  tags: readonly string[];
  /** Reading time, min. */
  minutes: number;
  leagues: readonly League[];
  teams: readonly ProfileAddress[];
  /**
   * The version in the visitor's language; null if the article is in that language or none exists.
   */
  inOwnLanguage: Pick<ArticleCard, 'id' | 'slug' | 'sportKey'> | null;
  related: readonly ArticleCard[];
  /** Number of comments; null if unknown. */
  comments: number | null;
  /** Sport room of its first match that is not over; null if there is none. */
  roomSnapshot: RoomSnapshot | null;
  renderClock: RenderClock;
}

/** Words read per minute. */
const PACE = 220;

/** Loads an article's page; null if withdrawn. Throws the response if the id is unknown or the load fails. */
export async function loadArticle(
  context: Readonly<RouterContextProvider>,
  request: Request,
  id: string,
): Promise<ArticleData | null> {
  const { api, edge, timeZone } = loaderContextOf(context, request);
  const { signal } = request;
  const { language } = edge.visitor;
  const [detail, related, comments] = await Promise.all([
    askForArticle(api, id, signal),
    orNullWhenFailed(call(api, CALLS.listRelatedNews, { id, language }, signal)),
    orNullWhenFailed(call(api, CALLS.listComments, { newsId: id, page: 1, size: 1 }, signal)),
  ]);
  if (detail === 'withdrawn') return null;
  const article = parseArticle(detail.article);
  const { entries } = parseEventPage({ ...detail.matches, flag: null });
  const matches = new Map(entries.map(({ match }) => [match.id, match]));
  const parts = detail.parts.flatMap((part) => partOf(part, matches, edge.pictureHosts));
  const shown = new Set(parts.flatMap((part) => (part.kind === 'match' ? [part.match.id] : [])));
  const [first] = [...shown, ...matches.keys()];
  const open = [...matches.values()].find(({ kind }) => kind !== 'result');
  const own = versionToOffer(detail.versions, article, language);
  return {
    article,
    parts,
    matches: [...matches.values()].filter((match) => !shown.has(match.id)),
    card: first === undefined ? null : await edge.cardAddress(first, null),
    tags: detail.tags,
    minutes: Math.max(1, Math.round(detail.wordCount / PACE)),
    leagues: detail.leagues.flatMap((league) => parseLeague(league, language) ?? []),
    teams: detail.teams.flatMap(teamAddressOf),
    inOwnLanguage: own && {
      id: own.articleId,
      slug: own.articleSlug,
      sportKey: article.sportKey,
    },
    related: related?.articles.map(parseArticle) ?? [],
    comments: comments?.total ?? null,
    roomSnapshot: open ? await seedOf(api, open.sportKey, signal) : null,
    renderClock: { now: edge.now, timeZone },
  };
}

/** Loads an article; throws the response if the id is unknown or the load fails. */
export async function askForArticle(
  api: Api,
  id: string,
  signal: AbortSignal,
): Promise<ArticleDetail | 'withdrawn'> {
  const asked = callOrNull(api, CALLS.getArticle, { id }, signal);
  const found = await orThrowResponse(orWithdrawn(asked));
  if (!found) throw notFound();
  return found;
}

/** Returns a part of the text; empty for a match that the catalogue does not know. */
function partOf(
  part: ArticlePartWire,
  matches: ReadonlyMap<string, Match>,
  pictureHosts: readonly string[],
): ArticlePart[] {
  if (part.kind === 'html') return [{ kind: 'html', html: showPictures(part.html, pictureHosts) }];
  const match = matches.get(part.eventId);
  return match ? [{ kind: 'match', match }] : [];
}

/** Returns the address of a team's page; empty for an unknown sport. */
export function teamAddressOf({ teamId, teamName, teamSportId }: TeamWire): ProfileAddress[] {
  const sportId = v.safeParse(sportIdSchema, teamSportId);
  if (!sportId.success) return [];
  return [{ id: teamId, name: teamName, sportKey: sportById(sportId.output).key }];
}
