// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import type { MatchUpdate } from '../../realtime/protocol/ingest.ts';
import type { MatchState } from '../../realtime/protocol/match-state.ts';
import type { SportId } from '../../realtime/sports/sport.ts';
// oxlint-disable-next-line no-restricted-imports -- for tests only
import { applyUpdate, createMatchRoom } from '../../realtime/rooms/match-room.ts';
import { recordOfState } from '../domain/match-record.ts';
import { START } from '../live/testing/lines.ts';
import { MatchRow } from '../scores/match-row.tsx';
import { textOf } from '../../edge/shared/text/text.ts';
import { matchTitle } from './describe-match.ts';
import { MatchHeader } from './match-header.tsx';
import { PeriodsTable } from './periods-table.tsx';
import { SetBoard } from '../scores/stage/set-board.tsx';
import { rendered } from './testing/rendered.tsx';
import { Timeline } from './timeline.tsx';

const renderClock = { now: START, timeZone: 'UTC' };
const league = { id: 'l1', name: 'Open', sportKey: 'tennis', country: null } as const;

type Played = Pick<MatchUpdate, 'status' | 'matchStatus' | 'score' | 'periods' | 'points'>;

/** Returns a match's room state after its fixture and these updates. */
function stateAfter(sportId: SportId, updates: readonly Played[]): MatchState {
  const fixture = {
    sportId,
    league: { id: 'l1', name: 'Open' },
    home: { id: 'h', name: 'Silva / Souza', shortName: 'Silva / Souza' },
    away: { id: 'a', name: 'Novak', shortName: 'Novak', nation: 'rs' },
    startTime: START,
  };
  let room = createMatchRoom('epoch-00001');
  const sent = [{ fixture, status: 'NotStarted', matchStatus: 'Not start' } as const, ...updates];
  for (const [index, update] of sent.entries())
    ({ room } = applyUpdate(
      room,
      { matchId: 'm1', sequence: index + 1, occurredAt: START, ...update },
      START,
    ));
  if (!room.state) throw new Error('Its first update brought a fixture');
  return room.state;
}

function shown(state: MatchState) {
  const record = recordOfState(state);
  const { match } = record;
  const head = rendered(
    <MatchHeader
      record={record}
      setting={{ league, round: null, group: null, venue: null }}
      renderClock={renderClock}
    />,
  );
  const row = rendered(<MatchRow id="m1" initial={match} renderClock={renderClock} />);
  // Browsers load it lazily.
  const board = rendered(<SetBoard match={match} isLinked />);
  const below = rendered(
    <>
      <PeriodsTable match={match} />
      <Timeline match={match} incidents={[]} />
    </>,
  );
  return {
    head: [...board.querySelectorAll('tr')].map((line) =>
      [...line.querySelectorAll('th, td')].map((cell) => cell.textContent),
    ),
    status: head.querySelector('[data-status]')?.textContent,
    row: row.querySelector('a')?.textContent,
    below: below.textContent,
    title: matchTitle(textOf('en'), match, 'overview'),
  };
}

const SETS = [
  { home: 6, away: 4 },
  { home: 3, away: 4 },
];
const S2: Played = {
  status: 'Live',
  matchStatus: 'S2',
  score: { home: 1, away: 0 },
  periods: SETS,
  points: { home: '30', away: '40', server: 'away' },
};

test('tennis shows sets, games and points, and who serves', () => {
  expect(shown(stateAfter(5, [S2]))).toEqual({
    head: [
      ['Player', '1', '2', 'Pts'],
      ['Silva / Souza', '6', '3', '30'],
      ['Novak serving', '4', '4', '40'],
    ],
    status: 'Set 2',
    row: 'Set 2Silva / Souza6330Novakserving4440',
    below: '',
    title: '6–4 3–4 Silva / Souza v Novak',
  });
});

test('tennis that is over shows its sets, and no points', () => {
  const periods = [...SETS.slice(0, 1), { home: 6, away: 4 }];
  const over: Played = { status: 'Ended', score: { home: 2, away: 0 }, periods, points: null };
  expect(shown(stateAfter(5, [S2, over]))).toMatchObject({
    head: [
      ['Player', '1', '2'],
      ['Silva / Souza', '6', '6'],
      ['Novak', '4', '4'],
    ],
    status: 'Final',
    title: '6–4 6–4 Silva / Souza v Novak',
  });
});

describe('a sport with sets of points shows the current set once, and sets as the score', () => {
  const rallies: Played = {
    status: 'Live',
    matchStatus: 'S2',
    score: { home: 0, away: 1 },
    periods: [
      { home: 17, away: 21 },
      { home: 13, away: 9 },
    ],
    points: { home: '13', away: '9', server: 'away' },
  };
  test.each<[string, SportId, string, string, string]>([
    ['volleyball', 23, 'Team', 'Sets', 'Set 2'],
    ['beach volleyball', 34, 'Pair', 'Sets', 'Set 2'],
    ['badminton', 31, 'Player', 'Games', 'Game 2'],
    ['table tennis', 20, 'Player', 'Games', 'Game 2'],
  ])('%s', (_name, sportId, contestant, sets, status) => {
    expect(shown(stateAfter(sportId, [rallies]))).toEqual({
      head: [
        [contestant, '1', '2', sets],
        ['Silva / Souza', '17', '13', '0'],
        ['Novak serving', '21', '9', '1'],
      ],
      status,
      row: `${status}Silva / Souza17130Novakserving2191`,
      below: '',
      title: '0–1 Silva / Souza v Novak',
    });
  });
});

test.each([
  [5, false],
  [6, true],
])('%i sets stand in narrow columns on a phone: %s', (count, isNarrow) => {
  const periods = Array.from({ length: count }, () => ({ home: 11, away: 9 }));
  const { match } = recordOfState(stateAfter(20, [{ status: 'Live', matchStatus: 'S6', periods }]));
  const table = rendered(<SetBoard match={match} isLinked />).querySelector('table');
  expect(table?.hasAttribute('data-many')).toBe(isNarrow);
});

test('a match that has not begun shows both sides in the table', () => {
  expect(shown(stateAfter(5, []))).toMatchObject({
    head: [['Player'], ['Silva / Souza'], ['Novak']],
    status: '12:00Today',
    title: 'Silva / Souza v Novak',
  });
});
