import { matchOfLine } from '../../domain/match-of-line.ts';
import { aLine, START } from '../../live/testing/lines.ts';
import type { ArticleCard } from '../article.ts';
import type { ArticleData } from '../load-article.server.ts';

export function anArticle(id: string, more: Partial<ArticleCard> = {}): ArticleCard {
  return {
    id,
    slug: 'late-goal',
    language: 'en',
    title: `Late goal ${id}`,
    summary: 'It came in the last minute.',
    pictureUri: null,
    author: 'Ana Prado',
    publishedAt: START,
    updatedAt: START,
    sportKey: 'football',
    teams: [],
    ...more,
  };
}

/** An article with a match within its text. */
export function articleData(more: Partial<ArticleData> = {}): ArticleData {
  return {
    article: anArticle('a1'),
    parts: [
      { kind: 'html', html: '<p>Before</p>' },
      {
        kind: 'match',
        match: matchOfLine(aLine('m1', { status: 'Ended', score: { home: 2, away: 1 } })),
      },
      { kind: 'html', html: '<p>After</p>' },
    ],
    matches: [],
    card: null,
    tags: ['Cup'],
    minutes: 2,
    leagues: [],
    teams: [{ id: 't1', name: 'Harbour Town', sportKey: 'football' }],
    comments: 3,
    inOwnLanguage: null,
    related: [anArticle('a2')],
    roomSnapshot: null,
    renderClock: { now: START, timeZone: 'UTC' },
    ...more,
  };
}
