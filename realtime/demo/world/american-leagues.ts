import { GERMAN, SPANISH } from './cultures-europe.ts';
import { AEGEAN, AMERICAN, CARIBBEAN, JAPANESE } from './cultures-world.ts';
import { clubLeague, on, playOffs, round, type LeaguePlan } from './league-plan.ts';
import { playOffZones } from './rules.ts';

/** Basketball, American football and baseball: tables by share of wins. */
export const AMERICAN_LEAGUES: readonly LeaguePlan[] = [
  clubLeague('bb-1 Continental Basketball Circuit', 'us America/New_York', [16, AMERICAN, 'men'], {
    season: {
      starts: ['06-01'],
      meetings: 4,
      weeks: 44,
      groups: { names: ['Eastern Conference', 'Western Conference'], opponents: 'all' },
    },
    rounds: [
      'Tue 19:00 19:30 20:00 22:00, Wed 19:00 19:30 20:00 22:00',
      'Fri 19:00 19:30 20:00 22:00, Sat 13:00 17:00 19:30 22:00',
    ],
    ...playOffs(4, [
      round(46, on('Fri 19:00 21:30, Sat 19:00 21:30')),
      round(48, on('Fri 20:00, Sat 20:00')),
      round(50, on('Sun 15:30')),
    ]),
  }),
  clubLeague('bb-2 Aegean Women’s League', 'gr Europe/Athens', [12, AEGEAN, 'women'], {
    season: { starts: ['09-14'], meetings: 4, weeks: 51 },
    rounds: ['Wed 18:00 20:30, Sat 17:00 19:15, Sun 16:00 18:00'],
  }),
  clubLeague('bb-3 Liga Bahía', 'es Europe/Madrid', [16, SPANISH, 'men'], {
    season: { starts: ['09-07'], meetings: 2, weeks: 44 },
    rounds: ['Sat 2x18:00 2x20:45, Sun 12:30 17:00 18:30 20:00'],
    ...playOffs(8, [
      round(45, on('Sat 18:00 20:45, Sun 18:00 20:45')),
      round(47, on('Sat 18:00 20:45')),
      round(49, on('Sun 19:00')),
    ]),
  }),
  clubLeague('af-1 Great Plains Football League', 'us America/Chicago', [16, AMERICAN, 'men'], {
    season: {
      starts: ['02-16', '08-10'],
      meetings: 1,
      weeks: 16,
      groups: {
        names: ['Prairie', 'Ridge'].flatMap((name) =>
          ['East', 'West'].map((half) => `${name} Conference – ${half}`),
        ),
        opponents: 'all',
      },
    },
    rounds: ['Thu 19:15, Sun 3x12:00 2x15:25 19:20, +Mon 19:15'],
    ...playOffs(2, [
      round(18, on('Sat 15:30 19:15, Sun 14:00 17:30')),
      round(20, on('Sun 14:00 17:30')),
      round(22, on('Sun 17:30')),
    ]),
  }),
  clubLeague('af-2 Lakes Collegiate Conference', 'us America/New_York', [12, AMERICAN, 'men'], {
    season: {
      starts: ['03-30', '09-28'],
      meetings: 2,
      weeks: 25,
      groups: { names: ['North Division', 'South Division'], opponents: 'all' },
    },
    rounds: ['Sat 2x12:00 2x15:30 19:30 20:00'],
    rules: { zones: playOffZones(1) },
  }),
  clubLeague('af-3 Rhine Gridiron League', 'de Europe/Berlin', [10, GERMAN, 'men'], {
    season: { starts: ['01-12', '07-06'], meetings: 2, weeks: 24 },
    rounds: ['Sat 15:00 17:00 18:00, Sun 13:00 15:00'],
  }),
  clubLeague(
    'bs-1 Liga de Invierno del Caribe',
    'do America/Santo_Domingo',
    [8, CARIBBEAN, 'men'],
    {
      season: { starts: ['01-12', '05-11', '09-21'], meetings: 6, weeks: 15 },
      rounds: ['Tue 19:15 2x19:30 20:00', 'Fri 19:15 2x19:30 20:00', 'Sun 15:00 16:00 17:00 18:00'],
    },
  ),
  clubLeague('bs-2 Seto Bay League', 'jp Asia/Tokyo', [8, JAPANESE, 'men'], {
    season: { starts: ['03-02', '09-07'], meetings: 6, weeks: 24 },
    rounds: ['Wed 3x18:00 18:30', 'Sat 2x14:00, Sun 13:00 14:00'],
  }),
];
