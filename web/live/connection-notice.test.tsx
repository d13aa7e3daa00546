// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { framedBoxes } from '../ui/testing/framed-box.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { QUIET } from './hold-while-cut-off.ts';
import { livePage } from './testing/live-page.tsx';

const newBox = framedBoxes();

test('a page says that it reconnects while a room has been cut off for some seconds', () => {
  const { box, show } = newBox();
  const { page, live } = livePage(<ConnectionNotice />);
  const cut = (...disconnected: string[]) => act(() => live.store.setState({ disconnected }));
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  show(page);
  wait(QUIET * 2);
  expect(box.textContent).toBe('');
  cut('/parties/hub');
  wait(QUIET - 1);
  expect(box.textContent).toBe('');
  wait(1);
  expect(box.textContent).toBe('Reconnecting…');
  cut('/parties/hub', '/parties/match/m1');
  cut('/parties/match/m1');
  wait(QUIET);
  expect(box.textContent).toBe('Reconnecting…');
  cut();
  wait(0);
  expect(box.textContent).toBe('');
});
