// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { MatchState } from '../../realtime/protocol/match-state.ts';
import { recordOfState } from '../domain/match-record.ts';
import { aState, START } from '../live/testing/lines.ts';
import { MatchTile } from '../scores/live/match-tile.tsx';
import { StageLine } from '../scores/stage/stage-line.tsx';
import { StageStatus } from '../scores/stage/stage-status.tsx';
import { NextUp } from '../team/next-up.tsx';
import { SmallScore } from './small-window/small-score.tsx';
import { rendered } from './testing/rendered.tsx';

const renderClock = { now: START, timeZone: 'UTC' };

/** Returns what each place says about a match's state: tile, small window, a team's page, stage. */
function saidOf(more: Partial<MatchState>): (string | null | undefined)[] {
  const { match } = recordOfState(aState('m1', more));
  const given = { match, renderClock };
  const tile = rendered(<MatchTile id="m1" initial={match} renderClock={renderClock} />);
  return [
    tile.querySelector('a > span')?.textContent,
    rendered(<SmallScore match={match} onBack={() => {}} />).querySelector('p')?.textContent,
    rendered(<NextUp {...given} />)
      .querySelector('[class*=when]')
      ?.textContent?.trim(),
    rendered(<StageStatus {...given} was={null} />).textContent,
  ];
}

const NOT_BEGUN: Partial<MatchState> = { matchStatus: 'Not start', periods: [] };
const halfTime = { gameScore: ['1:0'], score: { home: 1, away: 0 } };
const over = { status: 'Ended', score: { home: 1, away: 1 } } as const;

test.each<[string, Partial<MatchState>, string]>([
  [
    'half-time',
    { matchStatus: 'HT', ...halfTime },
    'HT | 1-0; HT | 1-0; Live now · HT | 1-0; HT | 1-0',
  ],
  [
    'an interruption',
    { status: 'Interrupted', matchStatus: 'H2' },
    'Interrupted; Interrupted; Live now · Interrupted; Interrupted',
  ],
  ['extra time', { matchStatus: 'ET1' }, 'ET1; ET1; Live now · ET1; ET1'],
  [
    'penalties',
    { matchStatus: 'PEN', shootout: { home: 2, away: 1 } },
    'Pens; Pens; Live now · Pens; Pens2–1',
  ],
  [
    'an end in extra time',
    { ...over, matchStatus: 'AET' },
    'FT AET; FT · AET; Last match · FT; FTAET',
  ],
  [
    'an end in extra time after a half',
    { ...over, matchStatus: 'AET', gameScore: ['1:0', '0:1'] },
    'FT AET; FT · AET; Last match · FT; FTAET',
  ],
  [
    'an end on penalties',
    { ...over, matchStatus: 'AP', shootout: { home: 4, away: 3 } },
    'FT Pens 4–3; FT · Pens 4–3; Last match · FT; FTPens 4–3',
  ],
  [
    'a walkover',
    { ...over, matchStatus: 'Walkover', winner: 'home' },
    'FT Walkover; FT · Walkover; Last match · FT; FTWalkover',
  ],
  [
    'an end of basketball in overtime',
    { ...over, sportId: 2, matchStatus: 'AET' },
    'Final OT; Final · OT; Last match · Final; FinalOT',
  ],
  [
    'a break of basketball',
    { sportId: 2, matchStatus: 'Break' },
    'End Q1; End Q1; Live now · End Q1; End Q1',
  ],
  [
    'an inning',
    { sportId: 3, matchStatus: 'I7', situation: { possession: 'away', outs: 1 } },
    'Top 7; Top 7; Live now · Top 7; Top 7',
  ],
  [
    'a postponement',
    { ...NOT_BEGUN, status: 'Postponed' },
    '12:00 Postponed; 12:00 · Postponed; Next match · Postponed 12:00; Postponed12:00',
  ],
  [
    'a cancellation',
    { ...NOT_BEGUN, status: 'Cancelled' },
    '12:00 Cancelled; 12:00 · Cancelled; Next match · Cancelled 12:00; Cancelled12:00',
  ],
  [
    'an abandonment',
    { status: 'Abandoned', matchStatus: 'H2' },
    '12:00 Abandoned; 12:00 · Abandoned; Last match · Abandoned 12:00; Abandoned',
  ],
])('tile, small window, team and stage tell %s', (_what, more, said) => {
  expect(saidOf(more).join('; ')).toBe(said);
});

test.each<[string, Partial<MatchState>, string[]]>([
  ['football', { matchStatus: 'H2' }, ['0′', '90′', 'HT']],
  ['basketball', { sportId: 2, matchStatus: 'Q2' }, ['Q1', 'Q2', 'Q3', 'Q4']],
  ['badminton', { sportId: 31, matchStatus: 'S2' }, ['Game 1', 'Game 2']],
])('the scale below a line of %s names its parts', (_sport, more, names) => {
  const clock = { seconds: 60, running: false, at: START, countdown: more.sportId === 2 };
  const { match } = recordOfState(aState('m1', { clock, ...more }));
  const scale = rendered(<StageLine match={match} />).querySelectorAll('text');
  expect([...scale].map(({ textContent }) => textContent)).toEqual(names);
});
