// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import type { Language } from '../../../edge/contracts/language.ts';
import { textOf } from '../../../edge/shared/text/text.ts';
import type { MatchLine } from '../../../realtime/protocol/match-state.ts';
import { parseLine } from '../../domain/parse-line.ts';
import { LiveContext } from '../../live/live-context.ts';
import { aLive } from '../../live/testing/a-live.ts';
import { createTicker } from '../../live/ticker.ts';
import { aLine, START } from '../../live/testing/lines.ts';
import { framedBoxes } from '../../ui/testing/framed-box.ts';
import { TextContext } from '../../ui/use-text.ts';
import { MatchStage } from './match-stage.tsx';

const newBox = framedBoxes();
const renderClock = { now: START, timeZone: 'UTC' };

const { live } = aLive();

const sides = (home: number, away: number) => ({ home, away });

/** Shows a match's lines one after the other on one stage. */
function stageOf(first: Partial<MatchLine>, language: Language = 'en') {
  vi.setSystemTime(START);
  const tools = { live, ticker: createTicker(START, 0) };
  const { box, show } = newBox();
  const render = (line: Partial<MatchLine>) =>
    show(
      <MemoryRouter>
        <TextContext value={textOf(language)}>
          <LiveContext value={tools}>
            <MatchStage
              match={parseLine(aLine('m1', line))}
              renderClock={renderClock}
              heading={<h1>Match</h1>}
              caption="League One"
              to="/match/m1"
              scorer={(side) => (side === 'home' ? 'Lia Holm 64′' : null)}
            />
          </LiveContext>
        </TextContext>
      </MemoryRouter>,
    );
  render(first);
  return {
    render,
    text: () => box.textContent,
    goal: () => box.querySelector('[data-goal]')?.getAttribute('data-goal'),
    plate: () => box.querySelector('[class*=plate]')?.textContent,
    ball: () => box.querySelector('[class*=possession]'),
    status: () => box.querySelector('[data-status]')?.textContent,
    corrected: () => [...box.querySelectorAll('[data-corrected]')].map((it) => it.textContent),
  };
}

const football = (home: number, away: number): Partial<MatchLine> => ({
  matchStatus: 'H2',
  score: sides(home, away),
});

describe('a goal', () => {
  test('gives its side’s cloth the tifo and names the scorer, for six seconds', () => {
    const stage = stageOf(football(0, 0));
    expect(stage.plate()).toBeUndefined();
    stage.render(football(1, 0));
    expect([stage.goal(), stage.plate()]).toEqual(['first', 'GOAL · Lia Holm 64′']);
    act(() => void vi.advanceTimersByTime(6_000));
    expect([stage.goal(), stage.plate()]).toEqual([undefined, undefined]);
  });

  test('of the other side without a known scorer names the side', () => {
    const stage = stageOf(football(0, 0));
    stage.render(football(0, 1));
    expect([stage.goal(), stage.plate()]).toEqual(['second', 'GOAL · Away']);
  });

  test('of which a stage does not know the score before is no news', () => {
    expect(stageOf(football(2, 1)).plate()).toBeUndefined();
  });

  test('that both sides scored meanwhile has no moment', () => {
    const stage = stageOf(football(0, 0));
    stage.render(football(1, 1));
    expect(stage.goal()).toBeUndefined();
  });

  test('taken back is quiet: the changed figure and what it was, for ten seconds', () => {
    const stage = stageOf(football(2, 1));
    stage.render(football(1, 1));
    expect(stage.goal()).toBeUndefined();
    expect(stage.corrected()).toEqual(['1']);
    expect(stage.status()).toContain('was 2–1');
    act(() => void vi.advanceTimersByTime(10_000));
    expect(stage.corrected()).toEqual([]);
    expect(stage.status()).not.toContain('was');
  });
});

test.each<[string, MatchLine['sportId']]>([
  ['basketball', 2],
  ['tennis', 5],
])('a score of %s has no moment', (_, sportId) => {
  const stage = stageOf({ sportId, matchStatus: 'Break', score: sides(0, 0) });
  stage.render({ sportId, matchStatus: 'Break', score: sides(1, 0) });
  expect(stage.goal()).toBeUndefined();
});

test('American sports show the away side first', () => {
  const stage = stageOf({ sportId: 2, matchStatus: 'Q3', score: sides(64, 71) });
  expect(stage.text()).toMatch(/Away m1.*71@64.*Home m1/);
});

test.each<[string, Partial<MatchLine>, string]>([
  ['to come says when', { status: 'NotStarted', matchStatus: 'Not start' }, '12:00Today'],
  [
    'on another day says which',
    { status: 'NotStarted', matchStatus: 'Not start', startTime: START + 49 * 3_600_000 },
    '13:00Mon 23 Nov',
  ],
  [
    'put off strikes its start',
    { status: 'Postponed', matchStatus: 'Not start' },
    'Postponed12:00',
  ],
  [
    'decided by penalties says how they ended',
    { status: 'Ended', matchStatus: 'AP', score: sides(1, 1), shootout: sides(4, 3) },
    'FTPens 4–3',
  ],
  [
    'in its penalties shows them',
    { matchStatus: 'PEN', score: sides(1, 1), shootout: sides(2, 1) },
    'Pens2–1',
  ],
])('the circle of a match %s', (_, line, says) => {
  expect(stageOf(line).status()).toBe(says);
});

test.each<[string, Partial<MatchLine>, string, boolean]>([
  ['American football', { sportId: 16, matchStatus: 'Q2' }, 'has the ball', true],
  ['baseball', { sportId: 3, matchStatus: 'I7' }, 'at bat', false],
])('in %s the stage says who attacks; only a ball shows it', (_name, line, said, hasBall) => {
  const stage = stageOf({ ...line, situation: { possession: 'home' } });
  expect(stage.text()).toContain(said);
  expect(stage.ball() !== null).toBe(hasBall);
});

test.each<[Language, string]>([
  ['en', 'TBD'],
  ['pt-BR', 'A definir'],
  ['es-MX', 'Por definir'],
])('in %s a match without a time says %s', (language, text) => {
  const fixture = { status: 'NotStarted', matchStatus: 'Not start', startTimeTbd: true } as const;
  expect(stageOf(fixture, language).status()).toContain(text);
});
