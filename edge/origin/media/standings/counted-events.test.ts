import { describe, expect, it } from 'vitest';
import { STANDINGS_RULES } from '../../../../realtime/sports/standings-rule.ts';
import type { SeasonMatch } from '../leagues/season-match.ts';
import { countedEvents } from './counted-events.ts';
import { countedMatches, type CurrentLine } from './counted-matches.ts';

const sets = [
  { home: 25, away: 20 },
  { home: 18, away: 25 },
  { home: 7, away: 3 },
];
const live = {
  status: 'Live',
  matchStatus: 'S3',
  score: { home: 1, away: 1 },
  periods: sets,
} satisfies Partial<SeasonMatch>;
const over = {
  ...live,
  status: 'Ended',
  matchStatus: 'Ended',
  score: { home: 3, away: 1 },
} satisfies Partial<SeasonMatch>;

const row = (id: string, more: Partial<SeasonMatch> = {}): SeasonMatch => ({
  id,
  homeTeamId: `${id}-home`,
  awayTeamId: `${id}-away`,
  startTime: 0,
  stage: null,
  group: 'B',
  round: null,
  status: 'NotStarted',
  matchStatus: 'Not start',
  score: null,
  periods: [],
  winner: null,
  ...more,
});

describe('the matches that can still change a table', () => {
  const rule = STANDINGS_RULES.football;

  it('are those of the room, over or not, and those in play, each with its sides and scores', () => {
    const rows = [
      row('in-play', live),
      row('over-in-room'),
      row('open-in-room'),
      row('over-before', over),
      row('open-before'),
      row('knockout', { ...live, stage: 'knockout' }),
    ];
    const lines = new Map<string, CurrentLine>([
      ['over-in-room', { ...over, winner: 'away' }],
      ['open-in-room', { ...over, status: 'NotStarted', matchStatus: 'Not start' }],
    ]);
    const rally = { home: 50, away: 48 };
    const of = (id: string) => ({
      eventId: id,
      stage: 'table',
      group: 'B',
      homeTeamId: `${id}-home`,
      awayTeamId: `${id}-away`,
    });
    expect(countedEvents(rows, lines, rule)).toEqual([
      { ...of('in-play'), counted: { score: live.score, rally, isLive: true } },
      {
        ...of('over-in-room'),
        counted: { score: over.score, rally, winner: 'away', isLive: false },
      },
      { ...of('open-in-room'), counted: null },
    ]);
  });

  it('count nothing while level in a sport without draws', () => {
    const events = countedEvents([row('m', live)], new Map(), STANDINGS_RULES.volleyball);
    expect(events).toMatchObject([{ counted: null }]);
  });
});

it('a table counts no match that was neither played nor awarded', () => {
  const unplayed = {
    ...over,
    matchStatus: 'Walkover',
    score: { home: 0, away: 0 },
    periods: [],
  } satisfies Partial<SeasonMatch>;
  const rows = [row('nobody', unplayed), row('awarded', { ...unplayed, winner: 'home' })];
  expect(countedMatches(rows, new Map()).map(({ matchId }) => matchId)).toEqual(['awarded']);
});
