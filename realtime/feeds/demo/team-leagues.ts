import { CENTRAL, ITALIAN, GERMAN, NORDIC } from './cultures-europe.ts';
import { AEGEAN, AMERICAN, BRAZILIAN, CARIBBEAN, JAPANESE } from './cultures-world.ts';
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

export const TEAM_LEAGUES: readonly LeaguePlan[] = [
  {
    key: 'bb-1',
    sport: 'basketball',
    name: 'Continental Basketball Circuit',
    country: 'us',
    entrants: { kind: 'clubs', count: 14, cultures: [AMERICAN], squad: 10, gender: 'men' },
    calendar: {
      kind: 'league',
      rounds: [
        [
          ...on(TUESDAY, '24:00', '24:30', '25:00', '27:00'),
          ...on(WEDNESDAY, '24:00', '25:00', '27:00'),
        ],
        [
          ...on(FRIDAY, '24:00', '24:30', '25:00', '27:00'),
          ...on(SATURDAY, '18:00', '20:30', '25:00'),
        ],
      ],
    },
  },
  {
    key: 'bb-2',
    sport: 'basketball',
    name: 'Aegean Women’s League',
    country: 'gr',
    entrants: { kind: 'clubs', count: 10, cultures: [AEGEAN], squad: 10, gender: 'women' },
    calendar: {
      kind: 'league',
      rounds: [
        on(WEDNESDAY, '16:00', '17:00', '18:00', '18:30', '19:00'),
        [...on(SATURDAY, '15:00', '17:15'), ...on(SUNDAY, '14:00', '16:00', '18:00')],
      ],
    },
  },
  {
    key: 'af-1',
    sport: 'american-football',
    name: 'Great Plains Football League',
    country: 'us',
    entrants: { kind: 'clubs', count: 12, cultures: [AMERICAN], squad: 22, gender: 'men' },
    calendar: {
      kind: 'league',
      rounds: [
        [
          ...on(THURSDAY, '25:15'),
          ...on(SUNDAY, '18:00', '18:00', '21:25', '25:20'),
          ...on(MONDAY + 7, '25:15'),
        ],
      ],
    },
  },
  {
    key: 'af-2',
    sport: 'american-football',
    name: 'Lakes Collegiate Conference',
    country: 'us',
    entrants: { kind: 'clubs', count: 10, cultures: [AMERICAN], squad: 22, gender: 'men' },
    calendar: {
      kind: 'league',
      rounds: [on(SATURDAY, '17:00', '17:00', '20:30', '20:30', '24:30')],
    },
  },
  {
    key: 'bs-1',
    sport: 'baseball',
    name: 'Liga de Invierno del Caribe',
    country: 'do',
    entrants: { kind: 'clubs', count: 8, cultures: [CARIBBEAN], squad: 9, gender: 'men' },
    calendar: {
      kind: 'league',
      rounds: [TUESDAY, WEDNESDAY, FRIDAY, SATURDAY, SUNDAY].map((day) =>
        on(day, '21:00', '23:30', '23:30', '24:00'),
      ),
    },
  },
  {
    key: 'bs-2',
    sport: 'baseball',
    name: 'Seto Bay League',
    country: 'jp',
    entrants: { kind: 'clubs', count: 8, cultures: [JAPANESE], squad: 9, gender: 'men' },
    calendar: {
      kind: 'league',
      rounds: [
        on(WEDNESDAY, '09:00', '09:00', '09:00', '09:30'),
        on(SATURDAY, '05:00', '05:00', '09:00', '09:00'),
        on(SUNDAY, '04:00', '05:00', '05:00', '09:00'),
      ],
    },
  },
  {
    key: 'hb-1',
    sport: 'handball',
    name: 'Rhein-Elbe-Liga',
    country: 'de',
    entrants: { kind: 'clubs', count: 10, cultures: [GERMAN], squad: 12, gender: 'men' },
    calendar: {
      kind: 'league',
      rounds: [
        [
          ...on(THURSDAY, '18:00', '19:00'),
          ...on(SATURDAY, '17:00', '19:00'),
          ...on(SUNDAY, '15:00'),
        ],
      ],
    },
  },
  {
    key: 'hb-2',
    sport: 'handball',
    name: 'Bælt-ligaen',
    country: 'dk',
    entrants: { kind: 'clubs', count: 10, cultures: [NORDIC], squad: 12, gender: 'women' },
    calendar: {
      kind: 'league',
      rounds: [
        [
          ...on(WEDNESDAY, '17:30', '18:30'),
          ...on(SATURDAY, '14:00', '15:30'),
          ...on(SUNDAY, '14:00'),
        ],
      ],
    },
  },
  {
    key: 'vb-1',
    sport: 'volleyball',
    name: 'Serie Aurora',
    country: 'it',
    entrants: { kind: 'clubs', count: 10, cultures: [ITALIAN], squad: 12, gender: 'women' },
    calendar: {
      kind: 'league',
      rounds: [
        [
          ...on(TUESDAY, '19:30'),
          ...on(SATURDAY, '17:00', '19:30'),
          ...on(SUNDAY, '16:00', '17:00'),
        ],
      ],
    },
  },
  {
    key: 'vb-2',
    sport: 'volleyball',
    name: 'Extraliga Morava',
    country: 'cz',
    entrants: { kind: 'clubs', count: 10, cultures: [CENTRAL], squad: 12, gender: 'men' },
    calendar: {
      kind: 'league',
      rounds: [
        [
          ...on(THURSDAY, '17:00'),
          ...on(SATURDAY, '15:00', '17:00', '18:00'),
          ...on(SUNDAY, '15:00'),
        ],
      ],
    },
  },
  {
    key: 'vb-3',
    sport: 'volleyball',
    name: 'Copa Serra do Sol',
    country: 'br',
    entrants: { kind: 'clubs', count: 8, cultures: [BRAZILIAN], squad: 12, gender: 'women' },
    calendar: {
      kind: 'league',
      rounds: [[...on(FRIDAY, '21:30', '23:00'), ...on(SATURDAY, '20:00', '22:00')]],
    },
  },
];
