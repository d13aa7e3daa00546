import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GuideList } from './guide-list.tsx';

const NOW = Date.UTC(2026, 10, 23, 12);
const HOUR = 3_600_000;

function timesOf(hasDates: boolean): string[] {
  const entries = [1, 25, 24 * 50].map((hours) => ({
    id: `p${hours}`,
    title: 'All the goals',
    start: NOW + hours * HOUR,
    end: NOW + (hours + 1) * HOUR,
    matchId: null,
  }));
  const html = renderToStaticMarkup(
    <GuideList
      entries={entries}
      renderClock={{ now: NOW, timeZone: 'UTC' }}
      list={{ kept: [], toggle: () => {} }}
      hasDates={hasDates}
    />,
  );
  return [...html.matchAll(/class="[^"]*time[^"]*">([^<]*)</g)].map(([, time = '']) => time);
}

test('programmes of other days have their date', () => {
  expect(timesOf(true)).toEqual(['13:00', '24 Nov, 13:00', '12 Jan 2027, 12:00']);
});

test('the guide of a day has only times', () => {
  expect(timesOf(false)).toEqual(['13:00', '13:00', '12:00']);
});
