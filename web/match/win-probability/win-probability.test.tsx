// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Language } from '../../../edge/contracts/language.ts';
import type { Incident } from '../../../realtime/protocol/incident.ts';
import type { MatchUpdate } from '../../../realtime/protocol/ingest.ts';
import type { SportId } from '../../../realtime/sports/sport.ts';
import { START } from '../../live/testing/lines.ts';
import { MatchContext } from '../match-context.ts';
import { matchOfUpdates } from '../testing/match-of-updates.ts';
import { showPart } from '../testing/show-part.tsx';
import { WinProbability } from './win-probability.tsx';

const FOOTBALL = 1;
const AMERICAN_FOOTBALL = 16;
const GOALS: Incident[] = [
  { id: 'a', type: 'goal', team: 'away', minute: 12, player: 'Bo Ek' },
  { id: 'b', type: 'goal', team: 'home', minute: 88, player: 'Lia Holm' },
];
const ENDED: Partial<MatchUpdate> = {
  status: 'Ended',
  matchStatus: 'Ended',
  score: { home: 1, away: 1 },
  incidents: GOALS,
};

function shown(sportId: SportId, update: Partial<MatchUpdate>, language: Language = 'en') {
  const initial = matchOfUpdates(sportId, update);
  const league = { id: 'l1', name: 'League', sportKey: initial.match.sportKey, country: null };
  const screen = {
    setting: { league, round: null, group: null, venue: null },
    renderClock: { now: START, timeZone: 'UTC', language },
    initial,
  };
  return showPart(
    <MatchContext value={screen}>
      <WinProbability expected={{ home: 1.5, away: 1.2 }} />
    </MatchContext>,
    START,
    language,
  );
}

const swingsOf = (box: HTMLElement) =>
  [...box.querySelectorAll('li')].map((row) =>
    [...row.children].map((part) => part.textContent).join(' | '),
  );

test('a match names what changed the chances most, and what was expected before', () => {
  const box = shown(FOOTBALL, ENDED);
  expect(box.querySelector('h2')?.textContent).toBe('Win probability');
  expect(swingsOf(box)).toEqual([
    expect.stringMatching(/^12' \| Bo EkGoal \| AVO: \d\d% to \d\d%$/),
    expect.stringMatching(/^88' \| Lia HolmGoal \| Draw: \d+% to \d\d%$/),
  ]);
  expect(box.textContent).toMatch(/Before the start: HAR \d\d%, Draw \d\d%, AVO \d\d%/);
  expect(box.textContent).toContain('The result after 90 minutes');
  expect(box.textContent).not.toContain('Now:');
});

test('a live match says what is likely now, and never that it is certain', () => {
  const box = shown(FOOTBALL, {
    status: 'Live',
    matchStatus: 'H2',
    clock: { seconds: 89 * 60, running: false, at: START },
    score: { home: 3, away: 0 },
    incidents: [1, 2, 3].map((minute) => ({
      id: `g${minute}`,
      type: 'goal',
      team: 'home',
      minute,
    })),
  });
  expect(box.textContent).toContain('Now: HAR >99%, Draw <1%, AVO <1%');
});

test('sports whose first side is the guests name them first, and know no draw', () => {
  const box = shown(AMERICAN_FOOTBALL, {
    status: 'Live',
    matchStatus: 'Q2',
    clock: { seconds: 800, running: false, at: START, countdown: true },
  });
  expect(box.textContent).toMatch(/Before the start: AVO \d\d%, HAR \d\d%/);
  expect(box.textContent).not.toContain('90 minutes');
});

test('the axis has the names of the periods in the visitor’s language', () => {
  const update = {
    status: 'Live',
    matchStatus: 'Q2',
    clock: { seconds: 800, running: false, at: START, countdown: true },
  } as const;
  expect(shown(AMERICAN_FOOTBALL, update, 'es-MX').textContent).toContain('C1C2C3C4');
});

test.each<[Language, string, string]>([
  ['pt-BR', 'Probabilidade de vitória', 'Empate: de'],
  ['es-MX', 'Probabilidad de ganar', 'Empate: de'],
])('it reads well in %s', (language, title, swing) => {
  const box = shown(FOOTBALL, ENDED, language);
  expect(box.querySelector('h2')?.textContent).toBe(title);
  expect(swingsOf(box).at(-1)).toContain(swing);
});

test('the chances of Latin names follow the line in Arabic', () => {
  const box = shown(FOOTBALL, ENDED, 'ar');
  const isolated = (name: string) => `\u2068${name}\u200f\u2069 \u2068\u2066`;
  expect(box.textContent).toContain(`: \u2068${isolated('HAR')}`);
  expect(box.textContent).toContain(`, ${isolated('AVO')}`);
});

test('nothing shows if the incidents do not add up to the score', () => {
  expect(shown(FOOTBALL, { ...ENDED, score: { home: 2, away: 1 } }).textContent).toBe('');
});
