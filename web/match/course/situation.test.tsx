// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Language } from '../../../edge/contracts/language.ts';
import type { MatchUpdate } from '../../../realtime/protocol/ingest.ts';
import type { Situation as SituationOf } from '../../../realtime/protocol/match-state.ts';
import type { SportId } from '../../../realtime/sports/sport.ts';
import type { MatchRecord } from '../../domain/match-record.ts';
import { possessionOf } from '../../domain/match.ts';
import { MatchRow } from '../../scores/match-row.tsx';
import { textOf } from '../../../edge/shared/text/text.ts';
import { START } from '../../live/testing/lines.ts';
import { MatchHeader } from '../match-header.tsx';
import { matchOfUpdates } from '../testing/match-of-updates.ts';
import { showPart } from '../testing/show-part.tsx';
import { situationText } from '../../domain/situation-text.ts';
import Situation from './situation.tsx';

const renderClock = { now: START, timeZone: 'UTC' };
const AMERICAN_FOOTBALL = 16;
const BASEBALL = 3;

function recordAfter(sportId: SportId, ...updates: Partial<MatchUpdate>[]): MatchRecord {
  return matchOfUpdates(sportId, { status: 'Live' }, ...updates);
}

const LANGUAGES = ['en', 'pt-BR', 'es-MX'] as const satisfies readonly Language[];

test.each<[SportId, SituationOf, string[]]>([
  [
    AMERICAN_FOOTBALL,
    { possession: 'home', down: 3, distance: 4, toGoal: 69 },
    ['3rd & 4 · HAR 31', '3ª para 4 · HAR 31', '3a y 4 · HAR 31'],
  ],
  [
    AMERICAN_FOOTBALL,
    { possession: 'away', down: 1, distance: 10, toGoal: 22 },
    ['1st & 10 · HAR 22', '1ª para 10 · HAR 22', '1a y 10 · HAR 22'],
  ],
  [
    AMERICAN_FOOTBALL,
    { possession: 'home', down: 2, distance: 1, toGoal: 1 },
    ['2nd & goal · AVO 1', '2ª para o gol · AVO 1', '2a y gol · AVO 1'],
  ],
  [
    AMERICAN_FOOTBALL,
    { possession: 'home', down: 4, toGoal: 50 },
    ['4th down · 50', '4ª descida · 50', '4a oportunidad · 50'],
  ],
  [AMERICAN_FOOTBALL, { possession: 'home' }, ['', '', '']],
  [BASEBALL, { possession: 'away', outs: 1 }, ['1 out', '1 eliminado', '1 out']],
])('in sport %d, %j reads as on a scoreboard', (sportId, situation, said) => {
  const { match } = recordAfter(sportId, { situation });
  const texts = LANGUAGES.map((language) => situationText(textOf(language), match, situation));
  expect(texts).toEqual(said);
});

test('occupied bases are named in text', () => {
  const situation: SituationOf = { possession: 'away', outs: 2, bases: [3, 1] };
  const { match } = recordAfter(BASEBALL, { matchStatus: 'I3', situation });
  const box = showPart(<Situation match={match} of={situation} />, START);
  expect(box.textContent).toBe('2 outsrunners on 1st, 3rd');
  expect(box.querySelectorAll('path[class*=taken]')).toHaveLength(2);
});

const row = (record: MatchRecord, language: Language = 'en') =>
  showPart(
    <MatchRow id={record.match.id} initial={record.match} renderClock={renderClock} />,
    START,
    language,
  ).textContent;

test('a row marks who has the ball until the quarter is over', () => {
  const clock = { seconds: 404, running: false, at: START, countdown: true };
  const play: Partial<MatchUpdate> = {
    matchStatus: 'Q3',
    periods: [{ home: 0, away: 7 }],
    clock,
    situation: { possession: 'away' },
  };
  expect(row(recordAfter(AMERICAN_FOOTBALL, play))).toContain('Q3\n6:44');
  expect(row(recordAfter(AMERICAN_FOOTBALL, play))).toContain('has the ball');
  const over = recordAfter(AMERICAN_FOOTBALL, play, { matchStatus: 'Break' });
  expect(possessionOf(over.match)).toBeNull();
  expect(row(over)).not.toContain('has the ball');
  expect(row(over)).toContain('End Q1');
});

test('the header marks who has the ball and has a place for the situation, until half-time', () => {
  const league = { id: 'l1', name: 'NFL', sportKey: 'american-football', country: null } as const;
  const setting = { league, round: 'Matchday 17', group: null, venue: null };
  const header = (record: MatchRecord) =>
    showPart(<MatchHeader {...{ record, setting, renderClock }} />, START);
  const situation = { possession: 'away', down: 3, distance: 4, toGoal: 69 } as const;
  const clock = { seconds: 404, running: false, at: START, countdown: true };
  const play = { matchStatus: 'Q2', situation, clock } as const;
  const on = header(recordAfter(AMERICAN_FOOTBALL, play));
  expect(on.querySelectorAll('[class*=possession]')).toHaveLength(1);
  expect(on.textContent).toContain('NFL · Week 17');
  expect(on.textContent).toContain('6:44Q2');
  // The situation is a part that browsers load lazily.
  expect(on.querySelectorAll('[class*=situation]')).toHaveLength(1);
  const paused = header(recordAfter(AMERICAN_FOOTBALL, play, { matchStatus: 'HT' }));
  expect(paused.querySelectorAll('[class*=possession]')).toHaveLength(0);
  expect(paused.querySelectorAll('[class*=situation]')).toHaveLength(0);
  expect(paused.textContent).not.toContain('6:44');
});

test.each([
  ['en', 'Bot 7'],
  ['pt-BR', '7ª baixa'],
  ['es-MX', 'Baja 7ª'],
] as const)('in %s a row of baseball says %s', (language, half) => {
  const record = recordAfter(BASEBALL, {
    matchStatus: 'I7',
    situation: { possession: 'home', outs: 0 },
  });
  expect(row(record, language)).toContain(half);
  expect(row(record, language)).not.toContain('I7');
});
