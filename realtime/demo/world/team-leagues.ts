import { AMERICAN_LEAGUES } from './american-leagues.ts';
import { CENTRAL, GERMAN, ITALIAN, NORDIC } from './cultures-europe.ts';
import { BRAZILIAN } from './cultures-world.ts';
import { clubLeague, type LeaguePlan } from './league-plan.ts';

export const TEAM_LEAGUES: readonly LeaguePlan[] = [
  ...AMERICAN_LEAGUES,
  clubLeague('hb-1 Rhein-Elbe-Liga', 'de Europe/Berlin', [14, GERMAN, 'men'], {
    season: { starts: ['01-12', '07-13'], meetings: 2, weeks: 26 },
    rounds: ['Thu 19:00 20:30, Sat 18:00 20:00, Sun 15:00 16:30 18:00'],
  }),
  clubLeague('hb-2 Bælt-ligaen', 'dk Europe/Copenhagen', [12, NORDIC, 'women'], {
    season: { starts: ['03-09', '09-07'], meetings: 2, weeks: 25 },
    rounds: ['Wed 18:30 20:00, Sat 15:00 16:30, Sun 14:00 16:00'],
  }),
  clubLeague('vb-1 Serie Aurora', 'it Europe/Rome', [14, ITALIAN, 'women'], {
    season: { starts: ['02-02', '08-03'], meetings: 2, weeks: 26 },
    rounds: ['Tue 20:30, Sat 18:00 20:30, Sun 16:00 2x17:00 18:30'],
  }),
  clubLeague('vb-2 Extraliga Morava', 'cz Europe/Prague', [10, CENTRAL, 'men'], {
    season: { starts: ['04-06', '10-05'], meetings: 2, weeks: 24 },
    rounds: ['Thu 18:00, Sat 16:00 18:00 19:00, Sun 16:00'],
  }),
  clubLeague('vb-3 Copa Serra do Sol', 'br America/Sao_Paulo', [10, BRAZILIAN, 'women'], {
    season: { starts: ['01-19', '07-20'], meetings: 2, weeks: 25 },
    rounds: ['Fri 18:30 21:00, Sat 17:00 19:00 21:30'],
  }),
];
