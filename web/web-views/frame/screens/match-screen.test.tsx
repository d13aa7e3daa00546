// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import type { MatchState } from '../../../../realtime/protocol/match-state.ts';
import { parseLine } from '../../../domain/parse-line.ts';
import { livePage } from '../../../live/testing/live-page.tsx';
import { aState, START } from '../../../live/testing/lines.ts';
import { rendered } from '../../../match/testing/rendered.tsx';
import { shownBoxes } from '../../../ui/testing/shown-boxes.ts';
import { LIVE_STATS, type LiveStatWidget } from '../web-view.ts';
import MatchScreen from './match-screen.tsx';

const show = shownBoxes();

const GOAL = { id: 'g', type: 'goal', team: 'home', minute: 12, player: 'Ada Quill' } as const;
const PLAYED: Partial<MatchState> = {
  score: { home: 1, away: 0 },
  incidents: [GOAL],
  stats: { Shots: { home: 7, away: 3 } },
};

function screenOf(widget: LiveStatWidget, more: Partial<MatchState> = PLAYED) {
  const state = aState('m1', more);
  const match = parseLine(state);
  const league = { id: 'l1', name: 'League One', sportKey: 'football', country: null } as const;
  return (
    <MatchScreen
      widget={widget}
      match={match}
      history={{ incidents: [], stats: {} }}
      roomSnapshot={{ epoch: 'epoch-one', version: 3, state }}
      setting={{ league, round: null, group: null, venue: null }}
      renderClock={{ now: START, timeZone: 'UTC' }}
      isPartial={false}
    />
  );
}

test.each<[LiveStatWidget, string[], string[]]>([
  ['tracker', ['League One', 'Ada Quill', 'Shots'], []],
  ['score', ['League One'], ['Shots']],
  ['stats', ['Shots'], ['League One', 'Ada Quill']],
  ['timeline', ['Ada Quill'], ['League One', 'Shots']],
  ['momentum', ['No momentum for this match.'], ['Shots', 'Ada Quill']],
])('%s shows %j, and not %j', (widget, shown, left) => {
  const { textContent } = rendered(screenOf(widget));
  for (const text of shown) expect(textContent).toContain(text);
  for (const text of left) expect(textContent).not.toContain(text);
});

test.each(LIVE_STATS)('%s has one heading of the first level', (widget) => {
  expect(rendered(screenOf(widget)).querySelectorAll('h1')).toHaveLength(1);
});

test('the screen says when there are no statistics yet', () => {
  const bare = { stats: {}, incidents: [] };
  expect(rendered(screenOf('stats', bare)).textContent).toContain('No statistics yet.');
});

test('a page subscribes from its own version and shows the updates of its room', async () => {
  const { page, last } = livePage(screenOf('tracker'));
  const box = await show(page);
  const [url] = last().urls;
  expect(url?.searchParams.get('epoch')).toBe('epoch-one');
  expect(url?.searchParams.get('version')).toBe('3');
  await act(async () =>
    last().receive({
      type: 'delta',
      version: 4,
      at: START,
      patch: { score: { home: 2 }, stats: { Shots: { home: 8 } } },
      incidents: [{ ...GOAL, id: 'g2', player: 'Bea Tarn' }],
    }),
  );
  expect(box.textContent).toContain('Bea Tarn');
  expect(box.querySelector('table')?.textContent).toContain('8');
});
