import { AMERICAN_LEAGUES } from './american-leagues.ts';
import { CENTRAL, GERMAN, ITALIAN, NORDIC } from './cultures-europe.ts';
import { BRAZILIAN } from './cultures-world.ts';
import { clubLeague, type LeaguePlan } from './league-plan.ts';

export const TEAM_LEAGUES: readonly LeaguePlan[] = [
  ...AMERICAN_LEAGUES,
  clubLeague(
    'handball',
    { key: 'hb-1', name: 'Rhein-Elbe-Liga', country: 'de', zone: 'Europe/Berlin' },
    [14, GERMAN, 'men'],
    { starts: ['01-12', '07-13'], meetings: 2, weeks: 26 },
    ['Thu 19:00 20:30, Sat 18:00 20:00, Sun 15:00 16:30 18:00'],
  ),
  clubLeague(
    'handball',
    { key: 'hb-2', name: 'Bælt-ligaen', country: 'dk', zone: 'Europe/Copenhagen' },
    [12, NORDIC, 'women'],
    { starts: ['03-09', '09-07'], meetings: 2, weeks: 25 },
    ['Wed 18:30 20:00, Sat 15:00 16:30, Sun 14:00 16:00'],
  ),
  clubLeague(
    'volleyball',
    { key: 'vb-1', name: 'Serie Aurora', country: 'it', zone: 'Europe/Rome' },
    [14, ITALIAN, 'women'],
    { starts: ['02-02', '08-03'], meetings: 2, weeks: 26 },
    ['Tue 20:30, Sat 18:00 20:30, Sun 16:00 2x17:00 18:30'],
  ),
  clubLeague(
    'volleyball',
    { key: 'vb-2', name: 'Extraliga Morava', country: 'cz', zone: 'Europe/Prague' },
    [10, CENTRAL, 'men'],
    { starts: ['04-06', '10-05'], meetings: 2, weeks: 24 },
    ['Thu 18:00, Sat 16:00 18:00 19:00, Sun 16:00'],
  ),
  clubLeague(
    'volleyball',
    { key: 'vb-3', name: 'Copa Serra do Sol', country: 'br', zone: 'America/Sao_Paulo' },
    [10, BRAZILIAN, 'women'],
    { starts: ['01-19', '07-20'], meetings: 2, weeks: 25 },
    ['Fri 18:30 21:00, Sat 17:00 19:00 21:30'],
  ),
];
