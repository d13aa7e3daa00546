// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { parseEvent } from '../domain/parse-event.ts';
import { anEvent } from '../match/testing/events.ts';
import { rendered } from '../match/testing/rendered.tsx';
import { PlayerMatchesCard } from './player-matches-card.tsx';

test('a match that a player played in links to its page, and has a star beside the link', () => {
  const match = parseEvent(anEvent(), 'First League');
  if (!match) throw new Error('The event is no match.');
  const entry = { match, round: null, group: null, venue: null };
  const played = { entry, teamId: 'red', isStarter: true, values: {} };
  const card = rendered(
    <PlayerMatchesCard
      matches={{ kind: 'loaded', value: [played] }}
      renderClock={{ now: 0, timeZone: 'UTC' }}
    />,
  );
  const [row] = card.querySelectorAll('li');
  expect(row?.querySelector('a')?.getAttribute('href')).toContain('/m1');
  const star = row?.querySelector(':not(a) > button[aria-pressed]');
  expect(star?.getAttribute('aria-label')).toBe('Favourite: Red Star vs Blue Moon');
});
