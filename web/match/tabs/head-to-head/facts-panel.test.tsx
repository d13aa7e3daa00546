// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { TeamFact } from '../../../../edge/contracts/event-page.ts';
import type { Opponents } from '../../../domain/match.ts';
import { rendered } from '../../testing/rendered.tsx';
import { FactsPanel } from './facts-panel.tsx';

const match: Opponents = {
  sportKey: 'football',
  home: { id: 'h', name: 'Harbour Town', shortName: 'Harbour' },
  away: { id: 'a', name: 'Quarry United', shortName: 'Quarry' },
};
const unbeaten = { side: 'home', kind: 'unbeaten', count: 9, where: 'home' } as const;
const losing = { side: 'away', kind: 'losing', count: 3, where: 'all' } as const;

function shown(...facts: TeamFact[]) {
  const panel = rendered(<FactsPanel match={match} facts={facts} />);
  return {
    title: panel.querySelector('h2')?.textContent,
    facts: [...panel.querySelectorAll('li')].map(({ textContent }) => textContent),
  };
}

test('facts of one league have it in their title', () => {
  const leagueName = 'Coast League';
  expect(shown({ ...unbeaten, leagueName }, { ...losing, leagueName })).toEqual({
    title: 'Worth knowing · Coast League',
    facts: ['No defeat for Harbour Town in 9 home matches.', 'Quarry United lost their last 3.'],
  });
});

test('facts of several leagues name theirs, and one of matches of several names none', () => {
  expect(
    shown({ ...unbeaten, leagueName: 'Coast League' }, { ...losing, leagueName: null }),
  ).toEqual({
    title: 'Worth knowing',
    facts: [
      'Coast League: No defeat for Harbour Town in 9 home matches.',
      'Quarry United lost their last 3.',
    ],
  });
});

test('facts of an API that names no leagues stand alone', () => {
  expect(shown(unbeaten).title).toBe('Worth knowing');
});
