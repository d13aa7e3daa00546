import { expect, test } from 'vitest';
import type { Incident } from '../../realtime/protocol/incident.ts';
import { textOf } from '../shared/text/text.ts';
import { headlineOf } from '../shared/alerts/news-text.ts';
import { momentNews, momentsIn } from './moments.ts';
import { anAlertMatch } from './testing/alert-match.ts';

const MATCH = anAlertMatch({ play: null });

const ACE = { playerId: 'ace', player: 'Ace' };
const BO = { relatedPlayerId: 'bo', relatedPlayer: 'Bo' };

function incident(type: Incident['type'], more: Partial<Incident> = {}): Incident {
  return { id: 'i', type, team: 'home', minute: 5, ...more };
}

/** Returns kind, player and headline of each. */
function headlines(incidents: readonly Incident[], once: readonly string[] = []): string[] {
  const { news } = momentNews(once, momentsIn(incidents), MATCH);
  return news.map(({ kind, turn, match }) => {
    const who = turn.what === 'moment' ? (turn.player?.id ?? turn.side) : null;
    return `${kind} ${who} | ${headlineOf(textOf('en'), { turn, match })}`;
  });
}

test.each<[what: string, Incident[], string[]]>([
  ['a goal', [incident('goal', ACE)], ['goal ace | Goal: Ace']],
  ['a penalty', [incident('penalty-goal', ACE)], ['goal ace | Goal: Ace']],
  ['an own goal', [incident('own-goal', ACE)], ['goal ace | Own goal: Ace']],
  ['a touchdown', [incident('touchdown', ACE)], ['goal ace | Touchdown: Ace']],
  ['a field goal', [incident('field-goal', ACE)], ['goal ace | Field goal: Ace']],
  ['a home run', [incident('home-run', ACE)], ['goal ace | Home run: Ace']],
  ['a yellow card', [incident('yellow-card', ACE)], ['card ace | Yellow card: Ace']],
  ['a second one', [incident('second-yellow-card', ACE)], ['card ace | Red card: Ace']],
  ['a red card', [incident('red-card', ACE)], ['card ace | Red card: Ace']],
  ['two minutes', [incident('suspension', ACE)], ['card ace | Two minutes: Ace']],
  [
    'a substitution',
    [incident('substitution', { ...ACE, ...BO })],
    ['field ace | Ace goes off', 'field bo | Bo comes on'],
  ],
  [
    'a substitution of whom nobody knows',
    [incident('substitution', BO)],
    ['field bo | Bo comes on'],
  ],
  ['a break of serve', [incident('break-of-serve')], ['serve-break home | Break of serve: Elk']],
  ['a break of serve of no side', [incident('break-of-serve', { team: null })], []],
  ['a goal of a player without an id', [incident('goal', { player: 'Ace' })], []],
  ['an assist', [incident('goal', BO)], []],
  ['a corner', [incident('corner', ACE)], []],
  ['a card that is taken back', [incident('yellow-card', { ...ACE, removed: true })], []],
])('the fans who wait for it learn of %s', (_what, incidents, said) => {
  expect(headlines(incidents)).toEqual(said);
});

test('a repeated incident is reported once, two of one player twice', () => {
  const first = momentNews([], momentsIn([incident('goal', ACE)]), MATCH);
  expect(headlines([incident('goal', ACE)], first.once)).toEqual([]);
  expect(headlines([incident('goal', { ...ACE, id: 'j' })], first.once)).toHaveLength(1);
});

test('a goal that does not count is taken back if it was reported', () => {
  const gone = [incident('goal', { ...ACE, removed: true })];
  expect(headlines(gone)).toEqual([]);
  const { once } = momentNews([], momentsIn([incident('goal', ACE)]), MATCH);
  expect(headlines(gone, once)).toEqual(['goal ace | The goal by Ace does not count']);
  expect(headlines(gone, momentNews(once, momentsIn(gone), MATCH).once)).toEqual([]);
});
