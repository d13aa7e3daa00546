// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { anEvent } from '../../testing/events.ts';
import { rendered } from '../../testing/rendered.tsx';
import { parseHeadToHead } from './head-to-head.ts';
import { PastMatches } from './past-matches.tsx';

test('a past match leads to its page, and has a star beside the link', () => {
  const summary = { homeWins: 1, awayWins: 0, draws: 0 };
  const wire = { home: [], away: [], meetings: [anEvent()], summary };
  const { meetings } = parseHeadToHead(wire, { home: 'red', away: 'blue' });
  const list = rendered(
    <PastMatches matches={meetings} renderClock={{ now: 0, timeZone: 'UTC' }} />,
  );
  const [row] = list.querySelectorAll('li');
  expect(row?.querySelector('a')?.getAttribute('href')).toContain('/m1');
  const star = row?.querySelector(':not(a) > button[aria-pressed]');
  expect(star?.getAttribute('aria-label')).toBe('Favourite: Red Star vs Blue Moon');
});
