// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { rendered } from '../match/testing/rendered.tsx';
import { SeasonOver } from './season-over.tsx';

const champion = { id: 'ash', name: 'Ash', shortName: 'Ash' };

test.each<[SportKey, string | null, string | null, string]>([
  ['tennis', 'Australia', '2012', 'The 2012 tournament is over · Champion'],
  ['football', null, '2026', 'The 2026 tournament is over · Champions'],
  ['football', null, '2024-25', 'The 2024-25 season is over · Champions'],
  ['football', 'Brazil', '2026', 'The 2026 season is over · Champions'],
  ['beach-volley', 'Brazil', null, 'The tournament is over · Champion'],
])('a league of %s in %s, season %s, ends with "%s"', (sportKey, country, season, said) => {
  const page = rendered(
    <SeasonOver
      league={{ id: 'l', name: 'League', sportKey, country }}
      end={{ season, champion, hasUnreported: false }}
    />,
  );
  const label = page.querySelector('p span span')?.textContent;
  expect(`${page.querySelector('h2')?.textContent} · ${label}`).toBe(said);
});
