// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { MatchLine } from '../../realtime/protocol/match-state.ts';
import { parseLine } from '../domain/parse-line.ts';
import { aLine, START } from '../live/testing/lines.ts';
import { rendered } from '../match/testing/rendered.tsx';
import { NextMatch } from './next-match.tsx';
import { NextUp } from './next-up.tsx';

const fixture = { status: 'NotStarted', matchStatus: 'Not start' } as const;

test.each<[what: string, more: Partial<MatchLine>, heading: string]>([
  ['to come', { ...fixture, startTime: START + 60_000 }, 'Next match'],
  ['some minutes late', { ...fixture, startTime: START - 60_000 }, 'Next match'],
  ['that should have begun', { ...fixture, startTime: START - 7_200_000 }, 'No news yet'],
  ['that is on', {}, 'Live now'],
  ['that is over', { status: 'Finished', matchStatus: 'Ended' }, 'Last match'],
])('a match %s has the right heading', (_, more, heading) => {
  const entry = { match: parseLine(aLine('m1', more)), round: null, group: null, venue: null };
  const renderClock = { now: START, timeZone: 'UTC' };
  const page = rendered(<NextMatch entry={entry} renderClock={renderClock} />);
  expect(page.querySelector('h2')?.textContent).toMatch(new RegExp(`^${heading}League One`));
});

test.each<[sport: string, sportId: 1 | 2, large: RegExp, foot: string]>([
  ['football', 1, /Home m12–1.*Away m1$/, 'Home 2–1 Away'],
  ['basketball', 2, /Away m11–2.*Home m1$/, 'Away 1–2 Home'],
])('in %s each side of a match that is on has its own score', (_, sportId, large, foot) => {
  const match = parseLine(aLine('m1', { sportId, score: { home: 2, away: 1 } }));
  const renderClock = { now: START, timeZone: 'UTC' };
  const entry = { match, round: null, group: null, venue: null };
  const page = rendered(<NextMatch entry={entry} renderClock={renderClock} />);
  expect(page.textContent).toMatch(large);
  expect(rendered(<NextUp match={match} renderClock={renderClock} />).textContent).toContain(foot);
});
