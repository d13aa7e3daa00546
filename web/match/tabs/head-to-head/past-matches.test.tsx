// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { anEvent } from '../../testing/events.ts';
import { rendered } from '../../testing/rendered.tsx';
import { parseHeadToHead } from './head-to-head.ts';
import { PastMatches } from './past-matches.tsx';

const summary = { homeWins: 1, awayWins: 0, draws: 0 };
const wire = { home: [], away: [], meetings: [anEvent()], summary };
const { meetings } = parseHeadToHead(wire, { home: 'red', away: 'blue' });
const renderClock = { now: 0, timeZone: 'UTC' };

test('a past match links to its page, and has a star beside the link', () => {
  const list = rendered(<PastMatches matches={meetings} renderClock={renderClock} hasStars />);
  const [row] = list.querySelectorAll('li');
  expect(row?.querySelector('a')?.getAttribute('href')).toContain('/m1');
  const star = row?.querySelector(':not(a) > button[aria-pressed]');
  expect(star?.getAttribute('aria-label')).toBe('Favourite: Red Star vs Blue Moon');
});

test('a page without scripts has no stars', () => {
  const list = rendered(
    <PastMatches matches={meetings} renderClock={renderClock} hasStars={false} />,
  );
  expect(list.querySelector('a')?.getAttribute('href')).toContain('/m1');
  expect(list.querySelector('button')).toBeNull();
});

test('a past match that extra time decided says so', () => {
  const decided = anEvent({ eventStatus: 'Finished', eventMatchStatus: 'AET' });
  const past = parseHeadToHead({ ...wire, meetings: [decided] }, { home: 'red', away: 'blue' });
  const list = rendered(
    <PastMatches matches={past.meetings} renderClock={renderClock} hasStars={false} />,
  );
  expect(list.textContent).toContain(' · AET');
});
