// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { rendered } from '../../match/testing/rendered.tsx';
import { aDay } from '../testing/a-day.ts';
import { encodeDay } from '../encoded-day.ts';
import type { SportKey } from '../../../realtime/sports/sport.ts';
import { LivePage } from './live-page.tsx';

const day = encodeDay({ kind: 'loaded', scores: aDay() });
const opened = (sportKey: SportKey | null) => rendered(<LivePage day={day} sportKey={sportKey} />);

function chosen(box: Element) {
  return box.querySelector('[aria-pressed="true"]')?.textContent;
}

test('the page shows every sport, unless it was opened for one', () => {
  expect(chosen(opened(null))).toBe('All1');
  const football = opened('football');
  expect(chosen(football)).toBe('Football1');
  expect(football.textContent).toContain('Home m1');
});

test('a sport without live matches is listed and says so', () => {
  const handball = opened('handball');
  expect(chosen(handball)).toBe('Handball0');
  expect(handball.textContent).not.toContain('Home m1');
  expect(handball.textContent).toContain('No match is live at this moment');
});
