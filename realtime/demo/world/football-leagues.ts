import { BRITISH, FRENCH, GERMAN, SPANISH } from './cultures-europe.ts';
import { BRAZILIAN } from './cultures-world.ts';
import {
  FRIDAY,
  MONDAY,
  on,
  SATURDAY,
  SUNDAY,
  THURSDAY,
  TUESDAY,
  WEDNESDAY,
  type LeaguePlan,
} from './league-plan.ts';
import { LEAGUE_ZONES, MERIDIAN_ZONES, SPANISH_TIEBREAKERS, TOP_FLIGHT_ZONES } from './rules.ts';

const CUP_NIGHTS = [
  ...on(TUESDAY, '18:45', '18:45', '21:00', '21:00', '21:00', '21:00', '21:00', '21:00'),
  ...on(WEDNESDAY, '18:45', '18:45', '21:00', '21:00', '21:00', '21:00', '21:00', '21:00'),
];

export const FOOTBALL_LEAGUES: readonly LeaguePlan[] = [
  {
    key: 'fb-1',
    sport: 'football',
    name: 'Crown Division',
    country: 'gb',
    zone: 'Europe/London',
    entrants: { kind: 'clubs', count: 20, cultures: [BRITISH], gender: 'men' },
    seasons: { kind: 'yearly', starts: ['08-10'] },
    table: {
      meetings: 2,
      weeks: 51,
      rounds: [
        [
          ...on(FRIDAY, '20:00'),
          ...on(SATURDAY, '12:30', '15:00', '15:00', '15:00', '17:30'),
          ...on(SUNDAY, '14:00', '14:00', '16:30'),
          ...on(MONDAY + 7, '20:00'),
        ],
      ],
    },
    rules: { zones: TOP_FLIGHT_ZONES },
  },
  {
    key: 'fb-2',
    sport: 'football',
    name: 'Liga Meridiana',
    country: 'es',
    zone: 'Europe/Madrid',
    entrants: { kind: 'clubs', count: 18, cultures: [SPANISH], gender: 'men' },
    seasons: { kind: 'yearly', starts: ['08-03'] },
    table: {
      meetings: 2,
      weeks: 51,
      rounds: [
        [
          ...on(FRIDAY, '21:00'),
          ...on(SATURDAY, '14:00', '16:15', '18:30', '21:00'),
          ...on(SUNDAY, '14:00', '16:15', '18:30', '21:00'),
        ],
      ],
    },
    rules: { tiebreakers: SPANISH_TIEBREAKERS, zones: LEAGUE_ZONES },
  },
  {
    key: 'fb-3',
    sport: 'football',
    name: 'Lindenliga',
    country: 'de',
    zone: 'Europe/Berlin',
    entrants: { kind: 'clubs', count: 18, cultures: [GERMAN], gender: 'men' },
    seasons: { kind: 'yearly', starts: ['08-17'] },
    table: {
      meetings: 2,
      weeks: 51,
      rounds: [
        [
          ...on(FRIDAY, '20:30'),
          ...on(SATURDAY, '15:30', '15:30', '15:30', '15:30', '18:30'),
          ...on(SUNDAY, '15:30', '17:30', '19:30'),
        ],
      ],
    },
    rules: { zones: LEAGUE_ZONES },
  },
  {
    key: 'fb-4',
    sport: 'football',
    name: 'Championnat Azur Féminin',
    country: 'fr',
    zone: 'Europe/Paris',
    entrants: { kind: 'clubs', count: 12, cultures: [FRENCH], gender: 'women' },
    seasons: { kind: 'yearly', starts: ['08-24'] },
    table: {
      meetings: 4,
      weeks: 51,
      rounds: [
        [
          ...on(FRIDAY, '21:00'),
          ...on(SATURDAY, '14:30', '17:00', '21:00'),
          ...on(SUNDAY, '15:00', '17:00'),
        ],
      ],
    },
    rules: {
      zones: [
        { from: 1, to: 1, kind: 'champion', name: 'Champions' },
        { from: 11, to: 12, kind: 'relegation', name: 'Relegation' },
      ],
    },
  },
  {
    key: 'fb-5',
    sport: 'football',
    name: 'Série Litoral',
    country: 'br',
    zone: 'America/Sao_Paulo',
    entrants: { kind: 'clubs', count: 20, cultures: [BRAZILIAN], gender: 'men' },
    seasons: { kind: 'yearly', starts: ['01-26'] },
    table: {
      meetings: 2,
      weeks: 51,
      rounds: [
        [
          ...on(SATURDAY, '16:00', '18:30', '18:30', '21:00', '21:00'),
          ...on(SUNDAY, '16:00', '16:00', '18:30', '20:30'),
          ...on(MONDAY + 7, '20:00'),
        ],
      ],
    },
    rules: {
      tiebreakers: {
        criteria: ['points', 'wins', 'difference', 'scored', 'head-to-head-points'],
        headToHead: 'complete',
        again: 'all-criteria',
      },
      zones: TOP_FLIGHT_ZONES,
    },
  },
  {
    key: 'fb-6',
    sport: 'football',
    name: 'Meridian Cup',
    country: 'int',
    zone: 'Europe/Paris',
    entrants: { kind: 'members', count: 32, leagues: ['fb-1', 'fb-2', 'fb-3', 'fb-5'] },
    seasons: { kind: 'yearly', starts: ['01-05', '05-04', '08-31'] },
    table: {
      meetings: 2,
      weeks: 6,
      rounds: [CUP_NIGHTS],
      groups: {
        names: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((letter) => `Group ${letter}`),
        opponents: 'own',
      },
    },
    knockout: {
      entrants: { kind: 'table', perGroup: 2 },
      rounds: [
        {
          name: 'Round of 16',
          week: 7,
          slots: [
            ...on(TUESDAY, '18:45', '21:00', '21:00', '21:00'),
            ...on(WEDNESDAY, '18:45', '21:00', '21:00', '21:00'),
          ],
          secondLeg: [
            ...on(TUESDAY + 7, '18:45', '21:00', '21:00', '21:00'),
            ...on(WEDNESDAY + 7, '18:45', '21:00', '21:00', '21:00'),
          ],
        },
        {
          name: 'Quarter-finals',
          week: 9,
          slots: [...on(TUESDAY, '21:00', '21:00'), ...on(WEDNESDAY, '21:00', '21:00')],
          secondLeg: [...on(TUESDAY + 7, '21:00', '21:00'), ...on(WEDNESDAY + 7, '21:00', '21:00')],
        },
        {
          name: 'Semi-finals',
          week: 11,
          slots: [...on(TUESDAY, '21:00'), ...on(WEDNESDAY, '21:00')],
          secondLeg: [...on(TUESDAY + 7, '21:00'), ...on(WEDNESDAY + 7, '21:00')],
        },
        { name: 'Final', week: 14, slots: on(WEDNESDAY, '21:00') },
      ],
    },
    rules: {
      tiebreakers: {
        criteria: ['points', 'difference', 'scored'],
        headToHead: 'complete',
        again: 'never',
      },
      zones: MERIDIAN_ZONES,
    },
  },
  {
    key: 'fb-7',
    sport: 'football',
    name: 'Crown Shield',
    country: 'gb',
    zone: 'Europe/London',
    entrants: { kind: 'members', count: 16, leagues: ['fb-1'] },
    seasons: { kind: 'yearly', starts: ['08-03'] },
    knockout: {
      entrants: { kind: 'draw', count: 16 },
      rounds: [
        {
          name: 'Round of 16',
          week: 10,
          slots: on(
            THURSDAY,
            '19:45',
            '19:45',
            '19:45',
            '19:45',
            '20:00',
            '20:00',
            '20:00',
            '20:00',
          ),
        },
        {
          name: 'Quarter-finals',
          week: 17,
          slots: on(THURSDAY, '19:45', '19:45', '20:00', '20:00'),
        },
        { name: 'Semi-finals', week: 27, slots: on(THURSDAY, '20:00', '20:00') },
        { name: 'Final', week: 38, slots: on(THURSDAY, '20:00') },
      ],
    },
  },
];
