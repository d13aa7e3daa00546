import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { profileSchema, squadPlayersOf } from '../../realtime/feeds/sportradar/squad.ts';
import { profile } from '../../realtime/feeds/sportradar/testing/messages.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { textOf } from '../../edge/shared/text/text.ts';
import { SquadList } from './squad-list.tsx';
import { groupSquad } from './squad.ts';

const TEAM = 'sr:competitor:5';

/** Returns what a team's page and a cup's squads show of a Sportradar profile. */
function shown(sportKey: SportKey, answer: object): string {
  const sport = SPORTS[sportKey];
  const players = squadPlayersOf(v.parse(profileSchema, answer), sport).map((player) => ({
    playerId: player.id,
    playerName: player.name,
    playerBirthDate: player.birthDate ?? null,
    shirtNumber: player.number ?? null,
    position: player.position ?? null,
    club: player.club ?? null,
    playerNation: player.nation ?? null,
  }));
  const team = { teamId: TEAM, teamName: 'Town', teamShortName: 'Town', teamSportId: sport.id };
  const groups = groupSquad(textOf('en'), { team, season: null, players });
  const now = Date.parse('2026-11-21T15:00:00Z');
  const list = <SquadList team={{}} groups={groups} sportKey={sportKey} now={now} />;
  const router = createMemoryRouter([{ path: '/', element: list }]);
  return renderToString(<RouterProvider router={router} />)
    .replaceAll(/<!-- -->|<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

test('a Sportradar football squad is grouped by position, with numbers and ages', () => {
  expect(shown('football', profile(TEAM))).toBe(
    'Goalkeepers 1 Uma Moor 27 years Forwards 9 Eva Birk',
  );
});

test.each<[sport: SportKey, types: string[], text: string]>([
  ['basketball', ['G', 'forward', 'F-C'], 'G 0 P0 F 1 P1 F-C 2 P2'],
  ['handball', ['goalkeeper', 'left_wing'], 'Goalkeepers 0 P0 LW 1 P1'],
  ['volleyball', ['setter', 'outside_hitter'], 'S 0 P0 OH 1 P1'],
  ['american-football', ['quarterback', 'G'], 'QB 0 P0 G 1 P1'],
  ['baseball', ['pitcher', ''], 'P 0 P0 Players 1 P1'],
])('a team of %s has the positions of its sport', (sportKey, types, text) => {
  const players = types.map((type, at) => ({
    id: `sr:player:${at}`,
    name: `P${at}`,
    type,
    jersey_number: at,
  }));
  expect(shown(sportKey, { players })).toBe(text);
});
