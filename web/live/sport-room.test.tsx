// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { matchOfLine } from '../domain/match-of-line.ts';
import { livePage } from './testing/live-page.tsx';
import { aDelta, aLine, aSnapshot, START } from './testing/lines.ts';
import { NextMatch } from '../team/next-match.tsx';
import { framedBoxes } from '../ui/testing/framed-box.ts';
import { GroupCard } from '../scores/list/group-card.tsx';
import { SportRoom } from './sport-room.tsx';

const newBox = framedBoxes();
beforeEach(() => {
  vi.setSystemTime(START);
  // No image loads or fails here.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});
afterEach(() => void vi.restoreAllMocks());

const brazil = { id: 'bra', name: 'Brazil', shortName: 'Brazil' };
const renderClock = { now: START, timeZone: 'UTC' };
/** From the catalogue; the room's feed sends neither flag nor logo. */
const entry = {
  match: matchOfLine(aLine('m1', { home: { ...brazil, nation: 'br' } })),
  round: null,
  group: null,
  venue: null,
};
const group = { key: 'day', day: 'Today', detail: '', entries: [entry] };

test.each([
  ['a list', <GroupCard key="list" group={group} renderClock={renderClock} headingLevel={2} />],
  ['the next match of a team', <NextMatch key="next" entry={entry} renderClock={renderClock} />],
])('%s keeps the flags of the catalogue whatever the room sends', (_name, part) => {
  const { box, show } = newBox();
  const snapshot = aSnapshot(1, [aLine('m1', { home: brazil })]);
  const { page, last } = livePage(
    <SportRoom roomSnapshot={{ sportKey: 'football', snapshot }}>{part}</SportRoom>,
  );
  show(page);
  const flag = () => box.querySelector('img')?.getAttribute('src');
  expect(flag()).toMatch(/br\.svg$/);
  act(() => void vi.runOnlyPendingTimers());
  expect(flag()).toMatch(/br\.svg$/);
  const score = { home: 1, away: 0 };
  act(() => last().receive(aSnapshot(1, [aLine('m1', { home: brazil, score })], 'epoch-two')));
  expect(box.textContent).toContain('1');
  expect(flag()).toMatch(/br\.svg$/);
  act(() => last().receive(aDelta(2, { m1: { score: { home: 2 } } })));
  expect(box.textContent).toContain('2');
  expect(flag()).toMatch(/br\.svg$/);
});
