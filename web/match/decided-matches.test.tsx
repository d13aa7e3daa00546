import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { MatchTracker } from '../../realtime/feeds/sportradar/match-tracker.ts';
import { sportEventSchema, statusSchema } from '../../realtime/feeds/sportradar/schema.ts';
import { sportEvent } from '../../realtime/feeds/sportradar/testing/messages.ts';
import type { MatchState } from '../../realtime/protocol/match-state.ts';
import type { Side } from '../../realtime/protocol/primitives.ts';
import { fold } from '../../realtime/rooms/fold.ts';
import { lineOf } from '../../realtime/rooms/line.ts';
import { ALL_SPORTS } from '../../realtime/sports/registry.ts';
import type { Sport } from '../../realtime/sports/sport.ts';
import { winnerOf } from '../domain/leader.ts';
import { playOf } from '../domain/match.ts';
import { recordOfState } from '../domain/match-record.ts';
import { parseLine } from '../domain/parse-line.ts';
import { livePage } from '../live/testing/live-page.tsx';
import { START } from '../live/testing/lines.ts';
import { MatchRow } from '../scores/match-row.tsx';
import { textOf } from '../../edge/shared/text/text.ts';
import { matchTitle } from './describe-match.ts';
import { MatchHeader } from './match-header.tsx';

/*
 * From a Sportradar message to the page: a match that was decided without
 * being played to its end, in every sport.
 */

const t = textOf('en');
const NOW = Date.parse('2026-11-21T16:00:00Z');
const MATCH = 'sr:sport_event:7001';
const renderClock = { now: START, timeZone: 'UTC' };

/** Returns a room's state after these statuses in turn. */
function stateAfter({ id }: Sport, ...statuses: object[]): MatchState {
  const tracker = new MatchTracker(MATCH, id);
  const event = v.parse(sportEventSchema, sportEvent(MATCH));
  const updates = statuses.flatMap((status, index) => {
    const sent = { generatedAt: NOW + index * 60_000, event };
    return tracker.snapshot({ ...sent, status: v.parse(statusSchema, status) }) ?? [];
  });
  const { state, rejections } = fold(null, updates);
  if (!state || rejections.size > 0) throw new Error([...rejections.values()].join());
  return state;
}

function rendered(element: ReactElement): string {
  return renderToString(livePage(element, NOW).page).replaceAll('<!-- -->', '');
}

/** Returns a state's texts: list, page and title. */
function shown(state: MatchState, { key }: Sport) {
  const record = recordOfState(state);
  const league = { id: 'l1', name: 'Lantern League', sportKey: key, country: null };
  const setting = { league, round: null, group: null, venue: null };
  const match = parseLine(lineOf(state));
  return {
    match,
    row: rendered(<MatchRow id={MATCH} initial={match} renderClock={renderClock} />),
    header: rendered(<MatchHeader record={record} setting={setting} renderClock={renderClock} />),
    title: matchTitle(t, record.match, 'overview'),
  };
}

/** Returns a listed side's name classes. */
function emphasis(row: string, side: Side, sides: Sport['sides']): string {
  const names = [...row.matchAll(/class="([^"]*_name_[^"]*)"/g)].map(([, classes = '']) => classes);
  return names[sides[0] === side ? 0 : 1] ?? '';
}

const NAMES = { home: 'Harbour Town', away: 'Mill Rovers' };
const ahead = {
  home_score: 1,
  away_score: 0,
  period_scores: [{ home_score: 1, away_score: 0, type: 'regular_period', number: 1 }],
};
const live = { status: 'live', match_status: 'started', ...ahead };
const unplayed = { home_score: 0, away_score: 0 };

interface Case {
  sent: object;
  says: string;
  winner: Side;
  isPlayed: boolean;
}

const by = (side: Side) => ({ winner_id: `${MATCH}:${side}` });

/** All of Sportradar's codes; the home side leads in the played part. */
const CASES: [code: number, Case][] = [
  [91, { sent: { ...unplayed, ...by('away') }, says: 'Walkover', winner: 'away', isPlayed: false }],
  [92, { sent: { ...ahead, ...by('away') }, says: 'Retired', winner: 'away', isPlayed: true }],
  [93, { sent: unplayed, says: 'Walkover', winner: 'home', isPlayed: false }],
  [94, { sent: {}, says: 'Walkover', winner: 'away', isPlayed: false }],
  [95, { sent: ahead, says: 'Retired', winner: 'away', isPlayed: true }],
  [96, { sent: ahead, says: 'Retired', winner: 'home', isPlayed: true }],
  [97, { sent: ahead, says: 'Defaulted', winner: 'away', isPlayed: true }],
  [98, { sent: ahead, says: 'Defaulted', winner: 'home', isPlayed: true }],
  [
    100,
    {
      sent: { ...ahead, ...by('away'), decided_by_fed: true },
      says: 'Awarded',
      winner: 'away',
      isPlayed: true,
    },
  ],
];

describe.each(ALL_SPORTS.map((sport) => [sport.key, sport] as const))('In %s', (_key, sport) => {
  test.each(CASES)(
    'code %i shows how the match was decided, with the winner in bold',
    (code, given) => {
      const { sent, says, winner, isPlayed } = given;
      const ended = { status: 'closed', match_status_code: code, ...sent };
      const state = stateAfter(sport, ...(isPlayed ? [live] : []), ended);
      const { match, row, header, title } = shown(state, sport);
      const loser = winner === 'home' ? 'away' : 'home';

      expect(winnerOf(match)).toBe(winner);
      expect(playOf(match)?.score ?? null).toEqual(isPlayed ? { home: 1, away: 0 } : null);
      expect(row).toContain(says);
      expect(row).toContain(sport.finalStatus);
      expect(emphasis(row, winner, sport.sides)).toContain('won');
      expect(emphasis(row, loser, sport.sides)).toContain('lost');
      expect(header).toContain(says);
      const figure = sport.periods.family === 'sets' ? /class="_set_/ : /class="_score_/;
      expect(figure.test(header)).toBe(isPlayed);
      const [score, names] =
        sport.sides[0] === 'home'
          ? ['1–0', `${NAMES.home} v ${NAMES.away}`]
          : ['0–1', `${NAMES.away} at ${NAMES.home}`];
      expect(title).toBe(isPlayed ? `${score} (${says}) ${names}` : `${names} (${says})`);
    },
  );

  test('a match that resumes after a retirement has no winner and no mention of it', () => {
    const retired = { status: 'closed', match_status_code: 95, ...ahead };
    const { match, row } = shown(stateAfter(sport, live, retired, live), sport);
    expect(match).toMatchObject({ kind: 'live' });
    expect(winnerOf(match)).toBeNull();
    expect(row).not.toContain('Retired');
    expect(emphasis(row, 'away', sport.sides)).not.toMatch(/won|lost/);
  });
});
