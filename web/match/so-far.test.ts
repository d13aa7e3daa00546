import { describe, expect, test } from 'vitest';
import type { Language } from '../../edge/contracts/language.ts';
import type { Incident } from '../../realtime/protocol/incident.ts';
import type { MatchLine } from '../../realtime/protocol/match-state.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { textOf } from '../../edge/shared/text/text.ts';
import { aLine } from '../live/testing/lines.ts';
import { matchOfLine } from '../domain/match-of-line.ts';
import { soFar } from './so-far.ts';

const sides = (home: number, away: number) => ({ home, away });

/** Returns the story of a live match; its score is that of the last incident with one. */
function storyOf(
  incidents: Incident[],
  { sport = 'football', language = 'en', ...more }: Story = {},
): string[] {
  const score = incidents.findLast((each) => each.score && !each.removed)?.score ?? sides(0, 0);
  const match = matchOfLine(aLine('m1', { sportId: SPORTS[sport].id, score, ...more }));
  if (match.kind !== 'live') throw new Error('The match is not live.');
  return soFar(textOf(language), match, incidents);
}

interface Story extends Partial<MatchLine> {
  sport?: SportKey;
  language?: Language;
}

let count = 0;
const incident = (more: Partial<Incident>): Incident => ({
  id: `i${(count += 1)}`,
  type: 'goal',
  team: 'home',
  minute: null,
  ...more,
});
const goal = (minute: number, home: number, away: number, more: Partial<Incident> = {}) =>
  incident({ minute, score: sides(home, away), player: `P${minute}`, ...more });
const away = { team: 'away' } as const;

describe('the course of the score', () => {
  test.each<[string, Incident[], string[]]>([
    ['has nothing to say without a score', [], []],
    ['is one goal', [goal(12, 1, 0)], ["Home took the lead with a goal by P12 (12', 1–0)."]],
    [
      'names the turn, and the latest score after it',
      [goal(12, 1, 0), goal(30, 2, 0, { type: 'penalty-goal' })],
      [
        "Home took the lead with a goal by P12 (12', 1–0).",
        "Last to score: Home with a penalty by P30 (30', 2–0).",
      ],
    ],
    [
      'begins with what the leader was behind, its own figure first',
      [
        goal(5, 0, 1, away),
        goal(9, 0, 2, away),
        goal(40, 1, 2),
        goal(50, 2, 2),
        goal(60, 3, 2, { type: 'own-goal' }),
      ],
      ['Home had trailed 0–2.', "Home took the lead with an own goal by P60 (60', 3–2)."],
    ],
    [
      'says who was ahead before the draw',
      [goal(5, 0, 1, away), goal(40, 1, 1)],
      ['Away had led 1–0.', "Home drew level with a goal by P40 (40', 1–1)."],
    ],
    [
      'leaves out a goal that was taken back',
      [goal(5, 0, 1, { ...away, removed: true }), goal(40, 1, 0)],
      ["Home took the lead with a goal by P40 (40', 1–0).", "Goal disallowed (Away, 5')."],
    ],
    [
      'names no scorer that no feed names',
      [incident({ score: sides(1, 0) })],
      ['Home took the lead (1–0).'],
    ],
  ])('%s', (_what, incidents, sentences) => {
    expect(storyOf(incidents)).toEqual(sentences);
  });

  test('is left out where the incidents do not lead to the score', () => {
    expect(storyOf([goal(12, 1, 0)], { score: sides(2, 0) })).toEqual([]);
  });

  test('puts the away side first where the sport does, but a side’s own figure where it trailed', () => {
    const score = (home: number, others: number, more: Partial<Incident> = {}) =>
      incident({
        type: 'touchdown',
        period: 'Q1',
        remaining: 60,
        player: 'Cole',
        score: sides(home, others),
        ...more,
      });
    expect(storyOf([score(0, 7, away), score(14, 7)], { sport: 'american-football' })).toEqual([
      'Home had trailed 0–7.',
      'Home took the lead with a touchdown by Cole (Q1 1:00, 7–14).',
    ]);
  });

  test('has the biggest lead in sports that score by the minute', () => {
    const score = (home: number, others: number, team: 'home' | 'away') =>
      incident({ type: 'score', team, period: 'Q2', remaining: 30, score: sides(home, others) });
    const scores = [score(2, 0, 'home'), score(2, 14, 'away'), score(15, 14, 'home')];
    expect(storyOf(scores, { sport: 'basketball' })).toEqual([
      'Home had trailed 2–14.',
      'Home took the lead (Q2 0:30, 14–15).',
      'The biggest lead: Away, by 12.',
    ]);
    const close = [score(0, 4, 'away'), score(5, 4, 'home')];
    expect(storyOf(close, { sport: 'basketball' })[0]).toBe('Home took the lead (Q2 0:30, 4–5).');
  });
});

describe('what did not count and who left', () => {
  test('a sending-off has its player, team and time', () => {
    const card = incident({ type: 'red-card', team: 'away', player: 'Ruiz', minute: 33 });
    expect(storyOf([card])).toEqual(["Ruiz (Away) was sent off (33')."]);
  });

  test('several are one sentence, without a cancelled one', () => {
    const cards = [
      incident({ type: 'red-card', team: 'away', player: 'Ruiz', minute: 33 }),
      incident({ type: 'second-yellow-card', minute: 40 }),
      incident({ type: 'red-card', player: 'Holm', minute: 41, removed: true }),
    ];
    expect(storyOf(cards)).toEqual(['2 players were sent off: Ruiz (Away), Home.']);
  });

  test('a missed penalty is a throw in handball', () => {
    const missed = incident({ type: 'penalty-missed', player: 'Holm', minute: 20 });
    expect(storyOf([missed])).toEqual(["Holm (Home) missed a penalty (20')."]);
    expect(storyOf([missed], { sport: 'handball' })).toEqual([
      "Holm (Home) missed a 7-metre throw (20').",
    ]);
  });
});

test('sets are those that ended, the winner’s games first, and breaks those of the running one', () => {
  const broke = (team: 'home' | 'away', period: 'S1' | 'S2' | 'S3') =>
    incident({ type: 'break-of-serve', team, period });
  const incidents = [broke('home', 'S1'), broke('away', 'S3'), broke('away', 'S3')];
  const periods = [sides(6, 4), sides(6, 7), sides(1, 3)];
  expect(storyOf(incidents, { sport: 'tennis', matchStatus: 'S3', periods })).toEqual([
    'Home won set 1 6–4.',
    'Away won set 2 7–6.',
    'Away broke serve twice in this set.',
  ]);
});

test('four sentences are the most', () => {
  const incidents = [
    goal(5, 0, 1, away),
    goal(30, 1, 1),
    goal(40, 2, 1),
    goal(50, 3, 1),
    incident({ type: 'red-card', player: 'Ruiz', minute: 60 }),
    incident({ type: 'penalty-missed', player: 'Holm', minute: 70 }),
  ];
  expect(storyOf(incidents)).toHaveLength(4);
});

test.each<[Language, string]>([
  ['pt-BR', "Home passou à frente com gol de P12 (12', 1–0)."],
  ['es-MX', "Home tomó la ventaja con gol de P12 (12', 1–0)."],
])('in %s it is a sentence of that language', (language, sentence) => {
  expect(storyOf([goal(12, 1, 0)], { language })).toEqual([sentence]);
});
