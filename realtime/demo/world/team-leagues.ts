import { AMERICAN_LEAGUES } from './american-leagues.ts';
import { CENTRAL, GERMAN, ITALIAN, NORDIC } from './cultures-europe.ts';
import { BRAZILIAN } from './cultures-world.ts';
import {
  FRIDAY,
  on,
  SATURDAY,
  SUNDAY,
  THURSDAY,
  TUESDAY,
  WEDNESDAY,
  type LeaguePlan,
} from './league-plan.ts';
import { simpleZones } from './rules.ts';

const HANDBALL_AND_VOLLEYBALL: readonly LeaguePlan[] = [
  {
    key: 'hb-1',
    sport: 'handball',
    name: 'Rhein-Elbe-Liga',
    country: 'de',
    zone: 'Europe/Berlin',
    entrants: { kind: 'clubs', count: 14, cultures: [GERMAN], gender: 'men' },
    seasons: { kind: 'yearly', starts: ['01-12', '07-13'] },
    table: {
      meetings: 2,
      weeks: 26,
      rounds: [
        [
          ...on(THURSDAY, '19:00', '20:30'),
          ...on(SATURDAY, '18:00', '20:00'),
          ...on(SUNDAY, '15:00', '16:30', '18:00'),
        ],
      ],
    },
    rules: { zones: simpleZones(14) },
  },
  {
    key: 'hb-2',
    sport: 'handball',
    name: 'Bælt-ligaen',
    country: 'dk',
    zone: 'Europe/Copenhagen',
    entrants: { kind: 'clubs', count: 12, cultures: [NORDIC], gender: 'women' },
    seasons: { kind: 'yearly', starts: ['03-09', '09-07'] },
    table: {
      meetings: 2,
      weeks: 25,
      rounds: [
        [
          ...on(WEDNESDAY, '18:30', '20:00'),
          ...on(SATURDAY, '15:00', '16:30'),
          ...on(SUNDAY, '14:00', '16:00'),
        ],
      ],
    },
    rules: { zones: simpleZones(12) },
  },
  {
    key: 'vb-1',
    sport: 'volleyball',
    name: 'Serie Aurora',
    country: 'it',
    zone: 'Europe/Rome',
    entrants: { kind: 'clubs', count: 14, cultures: [ITALIAN], gender: 'women' },
    seasons: { kind: 'yearly', starts: ['02-02', '08-03'] },
    table: {
      meetings: 2,
      weeks: 26,
      rounds: [
        [
          ...on(TUESDAY, '20:30'),
          ...on(SATURDAY, '18:00', '20:30'),
          ...on(SUNDAY, '16:00', '17:00', '17:00', '18:30'),
        ],
      ],
    },
    rules: { zones: simpleZones(14) },
  },
  {
    key: 'vb-2',
    sport: 'volleyball',
    name: 'Extraliga Morava',
    country: 'cz',
    zone: 'Europe/Prague',
    entrants: { kind: 'clubs', count: 10, cultures: [CENTRAL], gender: 'men' },
    seasons: { kind: 'yearly', starts: ['04-06', '10-05'] },
    table: {
      meetings: 2,
      weeks: 24,
      rounds: [
        [
          ...on(THURSDAY, '18:00'),
          ...on(SATURDAY, '16:00', '18:00', '19:00'),
          ...on(SUNDAY, '16:00'),
        ],
      ],
    },
    rules: { zones: simpleZones(10) },
  },
  {
    key: 'vb-3',
    sport: 'volleyball',
    name: 'Copa Serra do Sol',
    country: 'br',
    zone: 'America/Sao_Paulo',
    entrants: { kind: 'clubs', count: 10, cultures: [BRAZILIAN], gender: 'women' },
    seasons: { kind: 'yearly', starts: ['01-19', '07-20'] },
    table: {
      meetings: 2,
      weeks: 25,
      rounds: [[...on(FRIDAY, '18:30', '21:00'), ...on(SATURDAY, '17:00', '19:00', '21:30')]],
    },
    rules: { zones: simpleZones(10) },
  },
];

export const TEAM_LEAGUES: readonly LeaguePlan[] = [
  ...AMERICAN_LEAGUES,
  ...HANDBALL_AND_VOLLEYBALL,
];
