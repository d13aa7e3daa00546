import { BRITISH, FRENCH, GERMAN, SPANISH } from './cultures-europe.ts';
import { BRAZILIAN } from './cultures-world.ts';
import {
  FRIDAY,
  MONDAY,
  on,
  SATURDAY,
  SUNDAY,
  TUESDAY,
  WEDNESDAY,
  type LeaguePlan,
} from './league-plan.ts';

const SQUAD = 18;

export const FOOTBALL_LEAGUES: readonly LeaguePlan[] = [
  {
    key: 'fb-1',
    sport: 'football',
    name: 'Crown Division',
    country: 'gb',
    entrants: { kind: 'clubs', count: 16, cultures: [BRITISH], squad: SQUAD, gender: 'men' },
    calendar: {
      kind: 'league',
      rounds: [
        [
          ...on(FRIDAY, '20:00'),
          ...on(SATURDAY, '12:30', '15:00', '15:00', '17:30'),
          ...on(SUNDAY, '14:00', '16:30'),
          ...on(MONDAY + 7, '20:00'),
        ],
      ],
    },
  },
  {
    key: 'fb-2',
    sport: 'football',
    name: 'Liga Meridiana',
    country: 'es',
    entrants: { kind: 'clubs', count: 12, cultures: [SPANISH], squad: SQUAD, gender: 'men' },
    calendar: {
      kind: 'league',
      rounds: [
        [
          ...on(FRIDAY, '20:00'),
          ...on(SATURDAY, '13:00', '17:30', '20:00'),
          ...on(SUNDAY, '15:15', '20:00'),
        ],
      ],
    },
  },
  {
    key: 'fb-3',
    sport: 'football',
    name: 'Lindenliga',
    country: 'de',
    entrants: { kind: 'clubs', count: 12, cultures: [GERMAN], squad: SQUAD, gender: 'men' },
    calendar: {
      kind: 'league',
      rounds: [
        [
          ...on(FRIDAY, '19:30'),
          ...on(SATURDAY, '14:30', '14:30', '17:30'),
          ...on(SUNDAY, '14:30', '16:30'),
        ],
      ],
    },
  },
  {
    key: 'fb-4',
    sport: 'football',
    name: 'Championnat Azur Féminin',
    country: 'fr',
    entrants: { kind: 'clubs', count: 10, cultures: [FRENCH], squad: SQUAD, gender: 'women' },
    calendar: {
      kind: 'league',
      rounds: [
        [
          ...on(FRIDAY, '20:00'),
          ...on(SATURDAY, '16:00', '20:00'),
          ...on(SUNDAY, '14:00', '16:00'),
        ],
      ],
    },
  },
  {
    key: 'fb-5',
    sport: 'football',
    name: 'Série Litoral',
    country: 'br',
    entrants: { kind: 'clubs', count: 12, cultures: [BRAZILIAN], squad: SQUAD, gender: 'men' },
    calendar: {
      kind: 'league',
      rounds: [
        [
          ...on(SATURDAY, '19:00', '21:30', '23:30'),
          ...on(SUNDAY, '19:00', '21:30'),
          ...on(MONDAY + 7, '22:00'),
        ],
      ],
    },
  },
  {
    key: 'fb-6',
    sport: 'football',
    name: 'Meridian Cup',
    country: 'int',
    entrants: { kind: 'members', count: 16, leagues: ['fb-1', 'fb-2', 'fb-3'] },
    calendar: {
      kind: 'knockout',
      cycleDays: 28,
      rounds: [
        {
          name: 'Round of 16',
          slots: [
            ...on(TUESDAY, '17:45', '20:00', '20:00', '20:00'),
            ...on(WEDNESDAY, '17:45', '20:00', '20:00', '20:00'),
          ],
        },
        {
          name: 'Quarter-final',
          slots: [...on(TUESDAY + 7, '20:00', '20:00'), ...on(WEDNESDAY + 7, '20:00', '20:00')],
        },
        {
          name: 'Semi-final',
          slots: [...on(TUESDAY + 14, '20:00'), ...on(WEDNESDAY + 14, '20:00')],
        },
        { name: 'Final', slots: on(WEDNESDAY + 21, '20:00') },
      ],
    },
  },
];
