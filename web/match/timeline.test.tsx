// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import type { Incident } from '../../realtime/protocol/incident.ts';
import { aLine } from '../live/testing/lines.ts';
import { matchOfLine } from '../domain/match-of-line.ts';
import { framedBoxes } from '../ui/testing/framed-box.ts';
import { Timeline } from './timeline.tsx';

const newBox = framedBoxes();

function keyIncidents(count: number): Incident[] {
  return Array.from({ length: count }, (_, index): Incident => ({
    id: `i${index}`,
    type: 'score',
    team: 'home',
    minute: index,
    player: `Player ${index}`,
  }));
}

function open(count: number) {
  const { box, show } = newBox();
  const match = matchOfLine(aLine('m1'));
  const render = (incidents: Incident[]) => show(<Timeline match={match} incidents={incidents} />);
  render(keyIncidents(count));
  return {
    render,
    rows: () => [...box.querySelectorAll('li')].map((row) => row.textContent),
    button: () => box.querySelector('button'),
  };
}

test('a timeline of few incidents is whole', () => {
  const { rows, button } = open(40);
  expect(rows()).toHaveLength(40);
  expect(button()).toBeNull();
});

test('of a long one the last incidents are shown, newest first, until all are asked for', () => {
  const { rows, button } = open(120);
  expect(rows()).toHaveLength(12);
  expect(rows()[0]).toContain('Player 119');
  expect(button()?.textContent).toBe('Show all 120');
  act(() => button()?.click());
  expect(rows()).toHaveLength(120);
  // The button stays: who pressed it is not lost on the page.
  act(() => button()?.click());
  expect(rows()).toHaveLength(12);
});

test('a timeline that grows long while it is read stays whole', () => {
  const { rows, render } = open(40);
  render(keyIncidents(41));
  expect(rows()).toHaveLength(41);
});
