// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { MatchLine } from '../../realtime/protocol/match-state.ts';
import { parseLine } from '../domain/parse-line.ts';
import { aLine, START } from '../live/testing/lines.ts';
import { rendered } from '../match/testing/rendered.tsx';
import type { BracketSide, Tie } from './bracket.ts';
import { TieCard } from './tie-card.tsx';

const side = { team: null, score: null, shootout: null, isWinner: false };
const over = { status: 'Ended', matchStatus: 'Ended' } as const;
const clock = { seconds: 66 * 60, running: true, at: START };

test.each<[string, Partial<MatchLine>, string]>([
  ['to come', { status: 'NotStarted', matchStatus: 'Not start' }, '12:00'],
  ['of tennis, over', { ...over, sportId: 5, score: { home: 2, away: 0 } }, '21 Nov'],
  ['of football, over', { ...over, gameScore: ['1:0'] }, '21 Nov'],
  ['decided in extra time', { ...over, matchStatus: 'AET' }, 'AET 21 Nov'],
  [
    'decided on penalties',
    { ...over, matchStatus: 'AP', shootout: { home: 4, away: 3 } },
    'Pens 4–3 21 Nov',
  ],
  ['live', { matchStatus: 'H1' }, 'H1'],
  ['in its second half', { matchStatus: 'H2', clock, gameScore: ['1:0'] }, "67'"],
  ['at half-time', { matchStatus: 'HT', clock, gameScore: ['1:0'] }, 'HT | 1-0'],
  ['off', { status: 'Postponed', matchStatus: 'Not start' }, 'Postponed'],
])('a tie shows the status of its match below it: %s', (_name, more, text) => {
  const leg = parseLine(aLine('m1', more));
  const tie = { id: 't', sides: [side, side] as const, legs: [leg], nextTieId: null };
  const card = rendered(
    <TieCard
      tie={{ ...tie, sides: [...tie.sides] }}
      sportKey={leg.sportKey}
      renderClock={{ now: START, timeZone: 'UTC' }}
    />,
  );
  expect(card.querySelector('a')?.textContent.trim()).toBe(text);
});

const ash = { id: 'ash', name: 'Ash', shortName: 'Ash' };
const birch = { id: 'birch', name: 'Birch', shortName: 'Birch' };
const lost: BracketSide = { team: ash, score: null, shootout: null, isWinner: false };
const won: BracketSide = { team: birch, score: null, shootout: null, isWinner: true };

function cardOf(sides: Tie['sides'], ...legs: Partial<MatchLine>[]): Element {
  const tie = {
    id: 't',
    sides,
    legs: legs.map((leg) => parseLine(aLine('m', { sportId: 5, home: ash, away: birch, ...leg }))),
    nextTieId: null,
  };
  const renderClock = { now: START, timeZone: 'UTC' };
  return rendered(<TieCard tie={tie} sportKey="tennis" renderClock={renderClock} />);
}

function textOf(sides: Tie['sides'], ...legs: Partial<MatchLine>[]): string {
  return wordsOf(cardOf(sides, ...legs));
}

function wordsOf(element: Element): string {
  return element.innerHTML
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

test('a side that advances without a match has a bye, not an undrawn opponent', () => {
  const text = textOf([won, { ...lost, team: null }]);
  expect(text).toContain('Birch goes through Bye');
  expect(text).not.toMatch(/To be decided|Not drawn/);
});

test('a tie shows how it was decided', () => {
  const ended: Partial<MatchLine> = { status: 'Finished', periods: [], winner: 'away' };
  const walkover = textOf([lost, won], { ...ended, matchStatus: 'Walkover' });
  expect(walkover).toMatch(/Ash .*Birch goes through (?!.*Final).*Walkover/);
  expect(walkover).not.toContain('0');
  const sides = [
    { ...lost, score: 1 },
    { ...won, score: 0 },
  ] as const;
  const score = { home: 1, away: 0 };
  expect(textOf(sides, { ...ended, matchStatus: 'Retired', score })).toMatch(
    /Ash .*1 .*Birch goes through 0 .*Retired/,
  );
});

test('the label of a leg’s link contains its visible text', () => {
  const legs: Partial<MatchLine>[] = [
    { status: 'Finished', matchStatus: 'Retired', score: { home: 1, away: 0 } },
    { status: 'NotStarted', matchStatus: 'Not start' },
    { status: 'Live', matchStatus: 'S2' },
    { status: 'Finished', matchStatus: 'AET', score: { home: 1, away: 2 } },
  ];
  for (const shown of [legs, ...legs.map((leg) => [leg])]) {
    const links = [...cardOf([lost, won], ...shown).querySelectorAll('a')];
    expect(links).toHaveLength(shown.length);
    for (const link of links)
      expect(link.getAttribute('aria-label')).toContain(link.textContent.trim());
  }
});
