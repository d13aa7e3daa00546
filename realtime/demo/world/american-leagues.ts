import { GERMAN, SPANISH } from './cultures-europe.ts';
import { AEGEAN, AMERICAN, CARIBBEAN, JAPANESE } from './cultures-world.ts';
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
import { PLAY_OFF_TIEBREAKERS, playOffZones, simpleZones } from './rules.ts';

/** Basketball, American football and baseball: sports whose tables go by the share of wins. */
export const AMERICAN_LEAGUES: readonly LeaguePlan[] = [
  {
    key: 'bb-1',
    sport: 'basketball',
    name: 'Continental Basketball Circuit',
    country: 'us',
    zone: 'America/New_York',
    entrants: { kind: 'clubs', count: 16, cultures: [AMERICAN], gender: 'men' },
    seasons: { kind: 'yearly', starts: ['06-01'] },
    table: {
      meetings: 4,
      weeks: 44,
      groups: { names: ['Eastern Conference', 'Western Conference'], opponents: 'all' },
      rounds: [
        [
          ...on(TUESDAY, '19:00', '19:30', '20:00', '22:00'),
          ...on(WEDNESDAY, '19:00', '19:30', '20:00', '22:00'),
        ],
        [
          ...on(FRIDAY, '19:00', '19:30', '20:00', '22:00'),
          ...on(SATURDAY, '13:00', '17:00', '19:30', '22:00'),
        ],
      ],
    },
    knockout: {
      entrants: { kind: 'table', perGroup: 4 },
      rounds: [
        {
          name: 'Quarter-finals',
          week: 46,
          slots: [...on(FRIDAY, '19:00', '21:30'), ...on(SATURDAY, '19:00', '21:30')],
        },
        {
          name: 'Semi-finals',
          week: 48,
          slots: [...on(FRIDAY, '20:00'), ...on(SATURDAY, '20:00')],
        },
        { name: 'Final', week: 50, slots: on(SUNDAY, '15:30') },
      ],
    },
    rules: { tiebreakers: PLAY_OFF_TIEBREAKERS, zones: playOffZones(4) },
  },
  {
    key: 'bb-2',
    sport: 'basketball',
    name: 'Aegean Women’s League',
    country: 'gr',
    zone: 'Europe/Athens',
    entrants: { kind: 'clubs', count: 12, cultures: [AEGEAN], gender: 'women' },
    seasons: { kind: 'yearly', starts: ['09-14'] },
    table: {
      meetings: 4,
      weeks: 51,
      rounds: [
        [
          ...on(WEDNESDAY, '18:00', '20:30'),
          ...on(SATURDAY, '17:00', '19:15'),
          ...on(SUNDAY, '16:00', '18:00'),
        ],
      ],
    },
    rules: { zones: simpleZones(12) },
  },
  {
    key: 'bb-3',
    sport: 'basketball',
    name: 'Liga Bahía',
    country: 'es',
    zone: 'Europe/Madrid',
    entrants: { kind: 'clubs', count: 16, cultures: [SPANISH], gender: 'men' },
    seasons: { kind: 'yearly', starts: ['09-07'] },
    table: {
      meetings: 2,
      weeks: 44,
      rounds: [
        [
          ...on(SATURDAY, '18:00', '18:00', '20:45', '20:45'),
          ...on(SUNDAY, '12:30', '17:00', '18:30', '20:00'),
        ],
      ],
    },
    knockout: {
      entrants: { kind: 'table', perGroup: 8 },
      rounds: [
        {
          name: 'Quarter-finals',
          week: 45,
          slots: [...on(SATURDAY, '18:00', '20:45'), ...on(SUNDAY, '18:00', '20:45')],
        },
        { name: 'Semi-finals', week: 47, slots: on(SATURDAY, '18:00', '20:45') },
        { name: 'Final', week: 49, slots: on(SUNDAY, '19:00') },
      ],
    },
    rules: { tiebreakers: PLAY_OFF_TIEBREAKERS, zones: playOffZones(8) },
  },
  {
    key: 'af-1',
    sport: 'american-football',
    name: 'Great Plains Football League',
    country: 'us',
    zone: 'America/Chicago',
    entrants: { kind: 'clubs', count: 16, cultures: [AMERICAN], gender: 'men' },
    seasons: { kind: 'yearly', starts: ['02-16', '08-10'] },
    table: {
      meetings: 1,
      weeks: 16,
      groups: {
        names: [
          'Prairie Conference – East',
          'Prairie Conference – West',
          'Ridge Conference – East',
          'Ridge Conference – West',
        ],
        opponents: 'all',
      },
      rounds: [
        [
          ...on(THURSDAY, '19:15'),
          ...on(SUNDAY, '12:00', '12:00', '12:00', '15:25', '15:25', '19:20'),
          ...on(MONDAY + 7, '19:15'),
        ],
      ],
    },
    knockout: {
      entrants: { kind: 'table', perGroup: 2 },
      rounds: [
        {
          name: 'Quarter-finals',
          week: 18,
          slots: [...on(SATURDAY, '15:30', '19:15'), ...on(SUNDAY, '14:00', '17:30')],
        },
        { name: 'Semi-finals', week: 20, slots: on(SUNDAY, '14:00', '17:30') },
        { name: 'Final', week: 22, slots: on(SUNDAY, '17:30') },
      ],
    },
    rules: { tiebreakers: PLAY_OFF_TIEBREAKERS, zones: playOffZones(2) },
  },
  {
    key: 'af-2',
    sport: 'american-football',
    name: 'Lakes Collegiate Conference',
    country: 'us',
    zone: 'America/New_York',
    entrants: { kind: 'clubs', count: 12, cultures: [AMERICAN], gender: 'men' },
    seasons: { kind: 'yearly', starts: ['03-30', '09-28'] },
    table: {
      meetings: 2,
      weeks: 25,
      groups: { names: ['North Division', 'South Division'], opponents: 'all' },
      rounds: [[...on(SATURDAY, '12:00', '12:00', '15:30', '15:30', '19:30', '20:00')]],
    },
    rules: { zones: playOffZones(1) },
  },
  {
    key: 'af-3',
    sport: 'american-football',
    name: 'Rhine Gridiron League',
    country: 'de',
    zone: 'Europe/Berlin',
    entrants: { kind: 'clubs', count: 10, cultures: [GERMAN], gender: 'men' },
    seasons: { kind: 'yearly', starts: ['01-12', '07-06'] },
    table: {
      meetings: 2,
      weeks: 24,
      rounds: [[...on(SATURDAY, '15:00', '17:00', '18:00'), ...on(SUNDAY, '13:00', '15:00')]],
    },
    rules: { zones: simpleZones(10) },
  },
  {
    key: 'bs-1',
    sport: 'baseball',
    name: 'Liga de Invierno del Caribe',
    country: 'do',
    zone: 'America/Santo_Domingo',
    entrants: { kind: 'clubs', count: 8, cultures: [CARIBBEAN], gender: 'men' },
    seasons: { kind: 'yearly', starts: ['01-12', '05-11', '09-21'] },
    table: {
      meetings: 6,
      weeks: 15,
      rounds: [TUESDAY, FRIDAY, SUNDAY].map((day) =>
        on(
          day,
          ...(day === SUNDAY
            ? ['15:00', '16:00', '17:00', '18:00']
            : ['19:15', '19:30', '19:30', '20:00']),
        ),
      ),
    },
    rules: { zones: simpleZones(8) },
  },
  {
    key: 'bs-2',
    sport: 'baseball',
    name: 'Seto Bay League',
    country: 'jp',
    zone: 'Asia/Tokyo',
    entrants: { kind: 'clubs', count: 8, cultures: [JAPANESE], gender: 'men' },
    seasons: { kind: 'yearly', starts: ['03-02', '09-07'] },
    table: {
      meetings: 6,
      weeks: 24,
      rounds: [
        on(WEDNESDAY, '18:00', '18:00', '18:00', '18:30'),
        [...on(SATURDAY, '14:00', '14:00'), ...on(SUNDAY, '13:00', '14:00')],
      ],
    },
    rules: { zones: simpleZones(8) },
  },
];
