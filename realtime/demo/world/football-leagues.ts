import { BRITISH, FRENCH, GERMAN, SPANISH } from './cultures-europe.ts';
import { BRAZILIAN } from './cultures-world.ts';
import { clubLeague, on, round, type LeaguePlan } from './league-plan.ts';
import { LEAGUE_ZONES, MERIDIAN_ZONES, SPANISH_TIEBREAKERS, TOP_FLIGHT_ZONES } from './rules.ts';

export const FOOTBALL_LEAGUES: readonly LeaguePlan[] = [
  clubLeague(
    'football',
    { key: 'fb-1', name: 'Crown Division', country: 'gb', zone: 'Europe/London' },
    [20, BRITISH, 'men'],
    { starts: ['08-10'], meetings: 2, weeks: 51 },
    ['Fri 20:00, Sat 12:30 3x15:00 17:30, Sun 2x14:00 16:30, +Mon 20:00'],
    { rules: { zones: TOP_FLIGHT_ZONES } },
  ),
  clubLeague(
    'football',
    { key: 'fb-2', name: 'Liga Meridiana', country: 'es', zone: 'Europe/Madrid' },
    [18, SPANISH, 'men'],
    { starts: ['08-03'], meetings: 2, weeks: 51 },
    ['Fri 21:00, Sat 14:00 16:15 18:30 21:00, Sun 14:00 16:15 18:30 21:00'],
    { rules: { tiebreakers: SPANISH_TIEBREAKERS, zones: LEAGUE_ZONES } },
  ),
  clubLeague(
    'football',
    { key: 'fb-3', name: 'Lindenliga', country: 'de', zone: 'Europe/Berlin' },
    [18, GERMAN, 'men'],
    { starts: ['08-17'], meetings: 2, weeks: 51 },
    ['Fri 20:30, Sat 4x15:30 18:30, Sun 15:30 17:30 19:30'],
    {
      rules: { zones: LEAGUE_ZONES },
      longName: 'Turn- und Sportgemeinschaft Eintracht * von 1896 e. V.',
    },
  ),
  clubLeague(
    'football',
    { key: 'fb-4', name: 'Championnat Azur Féminin', country: 'fr', zone: 'Europe/Paris' },
    [12, FRENCH, 'women'],
    { starts: ['08-24'], meetings: 4, weeks: 51 },
    ['Fri 21:00, Sat 14:30 17:00 21:00, Sun 15:00 17:00'],
    {
      rules: {
        zones: [
          { from: 1, to: 1, kind: 'champion', name: 'Champions' },
          { from: 11, to: 12, kind: 'relegation', name: 'Relegation' },
        ],
      },
    },
  ),
  clubLeague(
    'football',
    { key: 'fb-5', name: 'Série Litoral', country: 'br', zone: 'America/Sao_Paulo' },
    [20, BRAZILIAN, 'men'],
    { starts: ['01-26'], meetings: 2, weeks: 51 },
    ['Sat 16:00 2x18:30 2x21:00, Sun 2x16:00 18:30 20:30, +Mon 20:00'],
    {
      rules: {
        tiebreakers: {
          criteria: ['points', 'wins', 'difference', 'scored', 'head-to-head-points'],
          headToHead: 'complete',
          again: 'all-criteria',
        },
        zones: TOP_FLIGHT_ZONES,
      },
      timeKnownDaysAhead: 14,
    },
  ),
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
      rounds: [on('Tue 2x18:45 6x21:00, Wed 2x18:45 6x21:00')],
      groups: {
        names: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((letter) => `Group ${letter}`),
        opponents: 'own',
      },
    },
    knockout: {
      entrants: { kind: 'table', perGroup: 2 },
      rounds: [
        round(
          7,
          on('Tue 18:45 3x21:00, Wed 18:45 3x21:00'),
          on('+Tue 18:45 3x21:00, +Wed 18:45 3x21:00'),
        ),
        round(9, on('Tue 2x21:00, Wed 2x21:00'), on('+Tue 2x21:00, +Wed 2x21:00')),
        round(11, on('Tue 21:00, Wed 21:00'), on('+Tue 21:00, +Wed 21:00')),
        round(14, on('Wed 21:00')),
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
        round(10, on('Thu 4x19:45 4x20:00')),
        round(17, on('Thu 2x19:45 2x20:00')),
        round(27, on('Thu 2x20:00')),
        round(38, on('Thu 20:00')),
      ],
    },
  },
];
