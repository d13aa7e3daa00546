import { expect, test } from 'vitest';
import type { ArticleWire } from '../../../edge/contracts/article.ts';
import { SPORTS } from '../../../realtime/sports/registry.ts';
import { aLoaderContext } from '../../api/testing/loader-context.ts';
import { aVisitor } from '../../api/testing/visitor.ts';
import { START } from '../../live/testing/lines.ts';
import { anEvent } from '../../match/testing/events.ts';
import { startOfDay } from '../../../edge/shared/time/day.ts';
import { loadFollowedMedia } from './load-followed-media.server.ts';
import { loadStarred } from './load-starred.server.ts';
import { loadSuggested } from './load-suggested.server.ts';

const { signal } = new AbortController();
const MEDIA = '/api/media/v1';
const DAY = 86_400_000;
const from = startOfDay(START, 'UTC');

/** Loader context of a visitor with these favourites. */
function contextOf(favourites: readonly string[], answers: Record<string, unknown>) {
  const { loaderContext, calledPaths } = aLoaderContext(START, answers);
  const { edge } = loaderContext;
  return {
    calledPaths,
    loaderContext: { ...loaderContext, edge: { ...edge, visitor: { ...aVisitor(), favourites } } },
  };
}

const league = { leagueId: 'l1', leagueName: 'League One', leagueSportId: 1, leagueCountry: null };

function event(eventId: string, fixtureStartTime: number, fixtureSportId = 1) {
  return {
    [`${MEDIA}/events/${encodeURIComponent(eventId)}`]: {
      data: { event: anEvent({ eventId, fixtureStartTime, fixtureSportId }), league },
    },
  };
}

test('upcoming starred matches come before past ones, and today’s are left out', async () => {
  const keys = ['40:ended', '40:today', '30:red', '40:later', '40:sr:next', '40:gone', '40:tennis'];
  const { loaderContext } = contextOf(keys, {
    ...event('ended', from - 2 * DAY),
    ...event('today', START),
    ...event('later', from + 3 * DAY),
    ...event('sr:next', from + DAY),
    ...event('tennis', from + 2 * DAY, 5),
  });
  const starred = await loadStarred(loaderContext, { from, sport: SPORTS.football }, signal);
  expect(starred.map(({ match }) => match.id)).toEqual(['sr:next', 'later', 'ended']);
});

test('a starred match that began yesterday and is still played is one of today’s alone', async () => {
  const begun = from - 20 * 60_000;
  const path = `${MEDIA}/events/night`;
  const { loaderContext } = contextOf(['40:night'], {
    [path]: {
      data: {
        event: anEvent({
          eventId: 'night',
          fixtureStartTime: begun,
          eventStatus: 'Live',
          eventMatchStatus: 'H1',
        }),
        league,
      },
    },
  });
  const starredOn = async (day: number) =>
    (await loadStarred(loaderContext, { from: day, sport: SPORTS.football }, signal)).length;
  expect([await starredOn(from), await starredOn(from + DAY)]).toEqual([0, 1]);
});

function article(articleId: string, articlePublishedAt: number, articleSportId = 1): ArticleWire {
  return {
    articleId,
    articleSlug: 'late-goal',
    articleLanguage: 'en',
    articleTitle: 'Late goal',
    articleSummary: '',
    articleHeroUri: null,
    articleTeams: [],
    articleAuthor: null,
    articlePublishedAt,
    articleUpdatedAt: articlePublishedAt,
    articleSportId,
  };
}

const articles = (...list: ArticleWire[]) => ({ data: { articles: list, flag: null } });
const idsOf = (media: Awaited<ReturnType<typeof loadFollowedMedia>>) =>
  media.kind === 'loaded' && media.value.news.map(({ id }) => id);

test('news of followed teams, leagues and sports is listed newest first, without duplicates', async () => {
  const { loaderContext, calledPaths } = contextOf(['30:red', '20:cup', '10:5', '40:m1'], {
    [`${MEDIA}/news/team/red/backward`]: articles(article('old', 1), article('both', 2)),
    [`${MEDIA}/news/league/cup/backward`]: articles(article('both', 2), article('new', 3)),
  });
  const all = await loadFollowedMedia(loaderContext, undefined, signal);
  expect(idsOf(all)).toEqual(['new', 'both', 'old']);
  expect(calledPaths).toContain(`${MEDIA}/news`);
  expect(calledPaths).toContain(`${MEDIA}/news/video/team/red/backward`);
});

test('without news about favourites the newest news is listed', async () => {
  const { loaderContext } = contextOf(['30:red'], {
    [`${MEDIA}/news/team/red/backward`]: articles(article('football', 1)),
    [`${MEDIA}/news`]: articles(article('tennis', 2, 5)),
  });
  expect(idsOf(await loadFollowedMedia(loaderContext, SPORTS.tennis, signal))).toEqual(['tennis']);
});

test('loadFollowedMedia() fails if neither news nor videos load', async () => {
  const { loaderContext } = contextOf(['30:red'], {});
  expect(await loadFollowedMedia(loaderContext, undefined, signal)).toMatchObject({
    kind: 'failed',
  });
});

test('favourites are not suggested', async () => {
  const team = (teamId: string) => ({
    teamId,
    teamName: teamId,
    teamShortName: teamId,
    teamSportId: 1,
    teamRadarId: teamId,
  });
  const { loaderContext } = contextOf([], {
    [`${MEDIA}/teams/suggested`]: { data: ['red', 'blue'].map(team) },
    [`${MEDIA}/leagues`]: { data: [league, { ...league, leagueId: 'l2', leagueName: 'Two' }] },
  });
  const suggested = await loadSuggested(loaderContext, SPORTS.football, signal, [
    '30:red',
    '20:l1',
  ]);
  expect(suggested).toMatchObject({
    value: { teams: [{ favouriteItemId: 'blue' }], leagues: [{ favouriteItemId: 'l2' }] },
  });
});
