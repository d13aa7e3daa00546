// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Language } from '../../../edge/contracts/language.ts';
import type { Incident } from '../../../realtime/protocol/incident.ts';
import type { MatchUpdate } from '../../../realtime/protocol/ingest.ts';
import type { MatchRecord } from '../../domain/match-record.ts';
import { START } from '../../live/testing/lines.ts';
import { matchOfUpdates } from '../testing/match-of-updates.ts';
import { showPart } from '../testing/show-part.tsx';
import Course from './course.tsx';

const AMERICAN_FOOTBALL = 16;
const BASEBALL = 3;
const BASKETBALL = 2;

function shown(record: MatchRecord, language: Language = 'en'): HTMLElement {
  return showPart(<Course record={record} all="/commentary" />, START, language);
}

let count = 0;
function updateWith(incident: Partial<Incident>): Partial<MatchUpdate> {
  count += 1;
  const whole = {
    id: `i${count}`,
    type: 'score',
    team: 'home',
    minute: null,
    ...incident,
  } as const;
  return { incidents: [whole], ...(incident.score && { score: incident.score }) };
}

function rowsOf(box: HTMLElement): (string | undefined)[] {
  return [...box.querySelectorAll('li')].map((row) =>
    [...row.querySelectorAll(':scope > :not(svg)')]
      .flatMap((part) => [...part.children])
      .map((part) => part.textContent.trim())
      .join(' | '),
  );
}

const LIVE = { status: 'Live', matchStatus: 'Q2' } as const;
const RAW = 'R.Gronkowski 22 yd. pass from T.Brady (S.Gostkowski kick is good)';
const PASS = {
  type: 'touchdown',
  team: 'away',
  period: 'Q2',
  remaining: 31,
  player: 'R. Gronkowski',
  playerId: 'p87',
  relatedPlayer: 'T. Brady',
  play: 'pass',
  yards: 22,
  points: 6,
  text: RAW,
  score: { home: 7, away: 13 },
} as const;

test.each<[string, Partial<Incident>, string, string]>([
  ['a pass', PASS, 'T. Brady to R. Gronkowski, 22\u00a0yd', 'Touchdown'],
  [
    'a run',
    { ...PASS, relatedPlayer: undefined, player: 'M. Lynch', play: 'run', yards: 3 },
    'M. Lynch, 3\u00a0yd run',
    'Touchdown',
  ],
  [
    'a return',
    { ...PASS, relatedPlayer: undefined, player: 'D. Hester', play: 'kick-return', yards: 92 },
    'D. Hester, 92\u00a0yd kick-off return',
    'Touchdown',
  ],
  [
    'a field goal',
    {
      type: 'field-goal',
      period: 'Q3',
      player: 'S. Hauschka',
      yards: 27,
      score: { home: 3, away: 0 },
    },
    'S. Hauschka, 27\u00a0yd',
    'Field goal',
  ],
  [
    'a score of which only a sentence is known',
    { type: 'safety', period: 'Q3', text: 'B.Arm sacked in end zone', score: { home: 2, away: 0 } },
    'Safety',
    '',
  ],
])('%s shows player and distance, never the source’s sentence', (_name, play, title, detail) => {
  const defined = Object.fromEntries(
    Object.entries(play).filter(([, value]) => value !== undefined),
  );
  const [row] = rowsOf(shown(matchOfUpdates(AMERICAN_FOOTBALL, LIVE, updateWith(defined))));
  expect(row?.split(' | ')[0]).toBe(title);
  expect(row?.split(' | ')[1]).toMatch(new RegExp(`^${detail} ?\\(`));
  expect(row).not.toContain('.pass');
});

test('a touchdown and the try after it are one play, shown at the time of the touchdown', () => {
  const kick = {
    type: 'extra-point',
    team: 'away',
    period: 'Q2',
    remaining: 31,
    player: 'S. Gostkowski',
    points: 1,
    score: { home: 7, away: 14 },
  } as const;
  const box = shown(matchOfUpdates(AMERICAN_FOOTBALL, LIVE, updateWith(PASS), updateWith(kick)));
  expect(rowsOf(box)).toEqual([
    'T. Brady to R. Gronkowski, 22\u00a0yd | Touchdown · extra point S. Gostkowski (Avon Athletic) | 14–7 | Q2 0:31',
  ]);
  expect(box.querySelector('h3')?.textContent).toBe('2nd quarter');
  expect(box.querySelector('a')?.getAttribute('href')).toContain('/p87');
});

test.each<[Language, string]>([
  ['en', 'T. Brady to R. Gronkowski, 22\u00a0yd'],
  ['pt-BR', 'T. Brady para R. Gronkowski, 22\u00a0jd'],
  ['es-MX', 'T. Brady a R. Gronkowski, 22\u00a0yd'],
])('in %s a pass reads %s', (language, title) => {
  expect(
    shown(matchOfUpdates(AMERICAN_FOOTBALL, LIVE, updateWith(PASS)), language).textContent,
  ).toContain(title);
});

test('a live match shows the latest play first and leaves out removed ones', () => {
  const kick = { type: 'field-goal', period: 'Q2', player: 'A', yards: 30 } as const;
  const updates = [
    LIVE,
    updateWith({ ...kick, score: { home: 3, away: 0 } }),
    updateWith({ ...kick, player: 'B', removed: true, score: { home: 6, away: 0 } }),
    updateWith({ ...kick, player: 'C', score: { home: 6, away: 0 } }),
  ];
  const titles = (record: MatchRecord) => rowsOf(shown(record)).map((row) => row?.slice(0, 1));
  expect(titles(matchOfUpdates(AMERICAN_FOOTBALL, ...updates))).toEqual(['C', 'A']);
  const over = matchOfUpdates(AMERICAN_FOOTBALL, ...updates, { status: 'Ended' });
  expect(titles(over)).toEqual(['A', 'C']);
});

test('a baseball run shows the half of its inning', () => {
  const homer = { type: 'home-run', period: 'I7', player: 'J. Cruz', points: 2 } as const;
  const record = matchOfUpdates(
    BASEBALL,
    { status: 'Live', matchStatus: 'I7' },
    updateWith({ ...homer, score: { home: 2, away: 0 } }),
  );
  expect(rowsOf(shown(record))).toEqual([
    'J. Cruz | Home run · 2 runs (Harbour Rovers) | 0–2 | Bot 7',
  ]);
  expect(shown(record, 'es-MX').textContent).toContain('Baja 7ª');
});

function basket(team: 'home' | 'away', points: number, home: number, away: number, left: number) {
  const player = team === 'home' ? 'K. Durant' : 'S. Curry';
  const text = `${player} 26' 3PT (${points} PTS)`;
  const score = { home, away };
  return updateWith({ team, points, score, player, text, period: 'Q1', remaining: left });
}

test('basketball shows a summary of each quarter and no single baskets', () => {
  const record = matchOfUpdates(
    BASKETBALL,
    { status: 'Live', matchStatus: 'Q1' },
    basket('away', 2, 0, 2, 700),
    basket('home', 3, 3, 2, 650),
    basket('home', 2, 5, 2, 600),
    basket('home', 3, 8, 2, 550),
    basket('away', 3, 8, 5, 400),
    { periods: [{ home: 8, away: 5 }], matchStatus: 'Break' },
  );
  const text = shown(record).textContent;
  expect(text).toContain('1st quarter5–8');
  expect(text).toContain('Top scorerK. Durant 8');
  expect(text).toContain('Best runHAR 8–0');
  expect(text).toContain('HAR by up to 6Q1');
  expect(text).toContain('1 lead change · never level');
  expect(text).not.toContain('3PT');
});

test('each quarter counts its own points, runs and changes of the lead, and the total at its end', () => {
  const second = (team: 'home' | 'away', points: number, home: number, away: number) =>
    updateWith({ team, points, score: { home, away }, player: 'D. Green', period: 'Q2' });
  const record = matchOfUpdates(
    BASKETBALL,
    { status: 'Live', matchStatus: 'Q1' },
    basket('away', 9, 0, 9, 700),
    basket('home', 2, 2, 9, 650),
    basket('home', 2, 4, 9, 600),
    basket('home', 2, 6, 9, 500),
    { periods: [{ home: 6, away: 9 }], matchStatus: 'Break' },
    { matchStatus: 'Q2' },
    second('home', 3, 9, 9),
    second('home', 3, 12, 9),
    second('away', 4, 12, 13),
    {
      periods: [
        { home: 6, away: 9 },
        { home: 6, away: 4 },
      ],
    },
  );
  const quarters = [...shown(record).querySelectorAll('li')].map((item) => item.textContent);
  expect(quarters).toEqual([
    '2nd quarter4–6Top scorerD. Green 6Lead changes2Score13–12',
    '1st quarter9–6Top scorerS. Curry 9Best runAVO 9–0Score9–6',
  ]);
  const timed = [9, 9, 12, 12].map((home, index) =>
    basket('home', 0, home, [9, 11, 11, 12][index] ?? 0, 400 - index),
  );
  const text = shown(
    matchOfUpdates(
      BASKETBALL,
      { status: 'Live', matchStatus: 'Q1' },
      basket('away', 9, 0, 9, 700),
      ...timed,
    ),
  ).textContent;
  expect(text).toContain('HAR by up to 1');
  expect(text).toContain('AVO by up to 9');
  expect(text).toContain('1 lead change · level 2 times');
});

test('nothing is rendered before the first point', () => {
  const record = matchOfUpdates(BASKETBALL, { status: 'Live', matchStatus: 'Q1' });
  expect(shown(record).textContent).toBe('');
});
