// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { LineupWire } from '../../../../edge/contracts/lineups.ts';
import { textOf } from '../../../../edge/shared/text/text.ts';
import type { SportKey } from '../../../../realtime/sports/sport.ts';
import { START } from '../../../live/testing/lines.ts';
import { showPart } from '../../testing/show-part.tsx';
import { readMarks } from './player-marks.ts';
import { shortPosition, TeamSheet } from './team-sheet.tsx';

const player = (position: string | null) => ({
  playerId: `p-${position}`,
  playerName: `A ${position}`,
  shirtNumber: null,
  position,
  isCaptain: false,
  grid: null,
});

const NO_LINEUP: LineupWire = {
  teamId: 't',
  formation: null,
  isConfirmed: true,
  coach: null,
  starters: [],
  substitutes: [],
  unavailable: [],
};

function groupsOf(sportKey: SportKey, starters: (string | null)[]): string[] {
  const lineup = {
    ...NO_LINEUP,
    starters: starters.map(player),
    substitutes: [player('QB')],
  };
  const marksOf = readMarks([]);
  const sheet = <TeamSheet team={{ name: 'T' }} {...{ sportKey, lineup, marksOf }} showsStarters />;
  return [...showPart(sheet, START).querySelectorAll('section section')].map((group) => {
    const people = [...group.querySelectorAll('li')].map(({ textContent }) => textContent);
    return `${group.querySelector('h3')?.textContent}: ${people.length}`;
  });
}

test.each<[SportKey, (string | null)[], string[]]>([
  [
    'american-football',
    ['K', 'LB', 'QB', 'WR', 'CB', 'OL'],
    ['Offence: 3', 'Defence: 2', 'Special teams: 1', 'Bench: 1'],
  ],
  ['american-football', ['QB', null], ['Offence: 1', 'Starters: 1', 'Bench: 1']],
  ['american-football', [null, null], ['Starters: 2', 'Bench: 1']],
  ['basketball', ['PG', 'C'], ['Starters: 2', 'Bench: 1']],
])('starters of %s at %j are grouped as %j', (sportKey, starters, groups) => {
  expect(groupsOf(sportKey, starters)).toEqual(groups);
});

test.each<[string, string | undefined, (string | null)[], (string | null)[]]>([
  ['a club', undefined, ['dk', null], ['dk', null]],
  ['a club of whose players no nation is known', undefined, [null], []],
  ['a national team', 'dk', ['dk', 'dk'], []],
])('players of %s (%j) with nations %j show the flags %j', (_name, nation, nations, flags) => {
  const starters = nations.map((playerNation, index) => ({
    ...player(String(index)),
    playerNation,
  }));
  const lineup = { ...NO_LINEUP, starters };
  const sheet = (
    <TeamSheet
      team={{ name: 'T', nation }}
      sportKey="football"
      lineup={lineup}
      showsStarters
      marksOf={readMarks([])}
    />
  );
  const places = [...showPart(sheet, START).querySelectorAll('[class*="flag"]')];
  const shown = places.map(
    (place) => /(\w+)\.svg$/.exec(place.querySelector('img')?.src ?? '')?.[1] ?? null,
  );
  expect(shown).toEqual(flags);
});

test.each([
  ['GK', 'football', 'GK', 'GOL', 'POR'],
  ['G', 'handball', 'GK', 'GOL', 'POR'],
  ['FW', 'football', 'FW', 'ATA', 'DEL'],
  // Sports without goalkeepers use other codes.
  ['G', 'basketball', 'G', 'G', 'G'],
  ['QB', 'american-football', 'QB', 'QB', 'QB'],
  [null, 'football', null, null, null],
] as const)('%s of %s is written %s, %s or %s', (position, sport, english, portuguese, spanish) => {
  expect(shortPosition(textOf('en'), position, sport)).toBe(english);
  expect(shortPosition(textOf('pt-BR'), position, sport)).toBe(portuguese);
  expect(shortPosition(textOf('es-MX'), position, sport)).toBe(spanish);
});
