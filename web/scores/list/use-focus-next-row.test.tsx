// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router';
import { act } from 'react';
import { expect, test } from 'vitest';
import { LiveContext } from '../../live/live-context.ts';
import { aLive } from '../../live/testing/a-live.ts';
import { aLine, START } from '../../live/testing/lines.ts';
import { createTicker } from '../../live/ticker.ts';
import { matchOfLine } from '../../domain/match-of-line.ts';
import { framedBoxes } from '../../ui/testing/framed-box.ts';
import type { ListedMatch } from '../../domain/event-page.ts';
import { GroupCard } from './group-card.tsx';
import { useFocusNextRow } from './use-focus-next-row.ts';

const newBox = framedBoxes();

function List({ entries }: { entries: readonly ListedMatch[] }) {
  const { list, focusNext } = useFocusNextRow(entries);
  const group = { key: 'day', day: 'Today', detail: '', entries };
  return (
    <div ref={list}>
      <GroupCard group={group} renderClock={{ now: START, timeZone: 'UTC' }} headingLevel={2} />
      <button type="button" onClick={focusNext}>
        Show more
      </button>
    </div>
  );
}

function setUp() {
  const { box, show } = newBox();
  const tools = { live: aLive().live, ticker: createTicker(START, 0) };
  return {
    row: (id: string) => box.querySelector(`[data-match-id="${id}"]`),
    askForMore: () => act(() => box.querySelector<HTMLElement>('div > button')?.click()),
    render: (...ids: string[]) => {
      const entries = ids.map((id) => ({
        match: matchOfLine(aLine(id)),
        round: null,
        group: null,
        venue: null,
      }));
      show(
        <LiveContext value={tools}>
          <MemoryRouter>
            <List entries={entries} />
          </MemoryRouter>
        </LiveContext>,
      );
    },
  };
}

test('asking for more moves the focus to the first added row, once', () => {
  const { render, row, askForMore } = setUp();
  render('m1', 'm2');
  askForMore();
  expect(document.activeElement).toBe(document.body);
  render('m1', 'm2', 'm3', 'm4');
  expect(document.activeElement).toBe(row('m3'));
  render('m1', 'm2', 'm3', 'm4', 'm5');
  expect(document.activeElement).toBe(row('m3'));
});

test('a list that grows by itself leaves the focus where it is', () => {
  const { render } = setUp();
  render('m1', 'm2');
  render('m1', 'm2', 'm3');
  expect(document.activeElement).toBe(document.body);
});
