// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import type { Incident } from '../../realtime/protocol/incident.ts';
import type { MatchState } from '../../realtime/protocol/match-state.ts';
import { recordOfState } from '../domain/match-record.ts';
import { aState, START } from '../live/testing/lines.ts';
import { MatchHeader } from './match-header.tsx';
import { rendered } from './testing/rendered.tsx';

const renderClock = { now: START, timeZone: 'America/Sao_Paulo' };
const league = { id: 'l1', name: 'League One', sportKey: 'football', country: null } as const;

/** Renders a match's head in this state as the server does. */
function headOf(more: Partial<MatchState>): Element {
  return rendered(
    <MatchHeader
      record={recordOfState(aState('m1', more))}
      setting={{ league, round: null, group: null, venue: null }}
      renderClock={renderClock}
    />,
  );
}

const clock = { seconds: 600, running: true, at: START };

test('the header of a stale match says since when, in the visitor’s time zone', () => {
  const silence = { since: START + 1_860_000, at: START + 1_980_000 };
  expect(headOf({ silence, clock }).textContent).toContain('No update since 09:31');
});

describe('the status of football', () => {
  const status = (more: Partial<MatchState>) => {
    const element = headOf(more).querySelector('[data-status]');
    return { text: element?.textContent, tone: element?.getAttribute('data-tone') };
  };
  const H2: Partial<MatchState> = { matchStatus: 'H2', gameScore: ['1:0'] };
  const HT: Partial<MatchState> = { matchStatus: 'HT', gameScore: ['1:0'] };

  test.each<[string, Partial<MatchState>, string]>([
    ['the first minute is 1', { clock: { ...clock, seconds: 0 } }, "1'H1"],
    ['the 23rd runs from 22:00', { clock: { ...clock, seconds: 1_320 } }, "23'H1"],
    ['stoppage time', { clock: { ...clock, seconds: 2_700 } }, "45+1'H1"],
    [
      'half-time, whatever its clock says',
      { ...HT, clock: { ...clock, seconds: 2_700, running: false } },
      'HT | 1-0',
    ],
    [
      'half-time of which the score is not known',
      { matchStatus: 'HT', clock: { ...clock, seconds: 2_700, running: false } },
      'HT',
    ],
    ['the second half', { ...H2, clock: { ...clock, seconds: 2_700 } }, "46'HT | 1-0"],
  ])('%s', (_name, more, text) => {
    expect(status(more)).toEqual({ text, tone: 'live' });
  });
});

test('the header of live football names scorers and players sent off, by side', () => {
  const incidents: Incident[] = [
    { id: '1', type: 'goal', team: 'home', minute: 23, player: 'Kane' },
    { id: '2', type: 'own-goal', team: 'away', minute: 30, player: 'Stone' },
    { id: '3', type: 'goal', team: 'away', minute: 40, player: 'Berg', removed: true },
    { id: '4', type: 'red-card', team: 'away', minute: 51, player: 'Berg' },
    { id: '5', type: 'penalty-goal', team: 'home', minute: 67, player: 'Kane' },
  ];
  const lists = [...headOf({ matchStatus: 'H2', incidents }).querySelectorAll('ul')].map((list) =>
    [...list.querySelectorAll('li')].map((line) => line.textContent),
  );
  expect(lists).toEqual([
    ["Kane scored at 23', 67' (P)"],
    ["Stone scored at 30' (OG)", "Berg red card at 51'"],
  ]);
});
