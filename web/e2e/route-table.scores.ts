import { NOT_FOUND, redirect, type Answer, type RouteRow } from './route-row.ts';

/*
 * Matches, leagues, teams and players with all their children. The journey's match
 * is Walnut Grove against Xenia Town in the Journey League, with a goal of Ines Roca.
 */

type PerDevice = Pick<RouteRow, 'desktop' | 'mobile'>;

const MATCH = '/football/match/walnut-grove-vs-xenia-town/{matchId}';
const LEAGUE = '/football/league/journey-league/journey-league';
const TEAM = '/football/team/walnut-grove/{teamId}';
const PLAYER = '/football/player/ines-roca/{playerId}';
const COMPARED_TEAMS = '/football/compare/teams/xenia-town-vs-walnut-grove/{otherTeamId}/{teamId}';
const COMPARED_PLAYERS =
  '/football/compare/players/ines-roca-vs-mara-sol/{playerId}/{otherPlayerId}';

const matchFlags: PerDevice = {
  desktop: { flags: '' },
  mobile: { flags: 'back-button no-sub-navigation no-search-icon' },
};
/** "Back button on mobile; sub-navigation and search icon hidden on mobile; live-score strip on desktop; a banner." */
const screenFlags: PerDevice = {
  desktop: { flags: 'live-score-strip banner' },
  mobile: { flags: 'back-button no-sub-navigation no-search-icon banner' },
};

const match = (tab: string, title: RegExp): RouteRow => ({
  name: `match details, ${tab || 'overview'}`,
  path: tab ? `${MATCH}/${tab}` : MATCH,
  title,
  page: 'match-details',
  ...matchFlags,
});

/** Other addresses of a page, each with its own. */
const elsewhere = (...pairs: readonly (readonly [path: string, to: string])[]): RouteRow[] =>
  pairs.map(([path, to]) => ({ name: `Another address, ${path},`, path, ...redirect(301, to) }));

const screen = (of: 'league' | 'team', tab: string, more: Answer = {}): RouteRow => ({
  name: `/{sport}/${of}/{slug}/{id}/${tab}`,
  path: `${of === 'league' ? LEAGUE : TEAM}/${tab}`,
  title: of === 'league' ? /^Journey League / : /^Walnut Grove /,
  page: of,
  ...screenFlags,
  ...more,
});

export const MATCH_ROUTES: RouteRow[] = [
  match('', /^1–0 Walnut Grove v Xenia Town$/),
  match('odds', / · Odds$/),
  match('head-to-head', / · Head-to-head$/),
  match('lineups', / · Line-ups$/),
  match('standings', / · Standings$/),
  match('commentary', / · Commentary$/),
  match('stats', / · Stats$/),
  match('box-score', / · Player statistics$/),
  {
    name: '/match/{matchId}, without sport and slug',
    path: '/match/{matchId}',
    title: /Walnut Grove/,
    page: 'match-details',
  },
  {
    name: 'Queries that no page reads',
    path: '/football/match/a-vs-b/{matchId}/stats?utm_source=mail&x=1&flag=1',
    ...redirect(302, '/football/match/a-vs-b/{matchId}/stats?flag=1#utm_source=mail'),
  },
  {
    name: 'A wrong slug of a match',
    path: '/football/match/a-vs-b/{matchId}/stats?flag=1',
    ...redirect(301, `${MATCH}/stats?flag=1`),
  },
  {
    name: 'A wrong sport of a match',
    path: '/tennis/match/walnut-grove-vs-xenia-town/{matchId}',
    ...redirect(301, MATCH),
  },
  {
    name: 'Odds in an app that is too old for them',
    path: `${MATCH}/odds?platform=android&app_version=1.1.58`,
    ...redirect(302, `${MATCH}?platform=android&app_version=1.1.58`),
  },
  {
    name: 'A slug of other characters',
    path: '/football/match/a_b/{matchId}',
    ...NOT_FOUND,
    isMarkupOnly: true,
  },
  { name: 'No such match', path: '/football/match/a-vs-b/none', ...NOT_FOUND },
  {
    name: 'No such sport',
    path: '/cricket/match/a-vs-b/{matchId}',
    ...NOT_FOUND,
    isMarkupOnly: true,
  },
];

export const PROFILE_ROUTES: RouteRow[] = [
  {
    name: '/{sport}/league/{slug}/{leagueId} redirects to overview',
    path: `${LEAGUE}?flag=1`,
    ...redirect(302, `${LEAGUE}/overview?flag=1`),
  },
  screen('league', 'overview'),
  screen('league', 'fixtures'),
  screen('league', 'results'),
  screen('league', 'standings'),
  screen('league', 'bracket'),
  {
    name: 'A wrong slug of a league',
    path: '/football/league/wrong/journey-league/results',
    ...redirect(301, `${LEAGUE}/results`),
  },
  {
    name: 'A league without sport and slug',
    path: '/league/journey-league?flag=1',
    ...redirect(302, `${LEAGUE}/overview?flag=1`),
  },
  {
    name: 'A team without sport and slug',
    path: '/team/{teamId}?flag=1',
    ...redirect(302, `${TEAM}/overview?flag=1`),
  },
  ...elsewhere(
    ['/football/league/wrong/journey-league?flag=1', `${LEAGUE}/overview?flag=1`],
    ['/tennis/league/journey-league/journey-league/standings', `${LEAGUE}/standings`],
    ['/football/team/wrong/{teamId}?flag=1', `${TEAM}/overview?flag=1`],
    ['/tennis/team/walnut-grove/{teamId}/fixtures', `${TEAM}/fixtures`],
    ['/tennis/player/ines-roca/{playerId}', PLAYER],
    ['/football/team/wrong/{teamId}/compare?flag=1', `${TEAM}/compare?flag=1`],
    ['/football/player/wrong/{playerId}/compare?flag=1', `${PLAYER}/compare?flag=1`],
    ['/compare/teams/{teamId}/{otherTeamId}', COMPARED_TEAMS],
    [
      '/football/compare/players/mara-sol-vs-ines-roca/{otherPlayerId}/{playerId}?flag=1',
      `${COMPARED_PLAYERS}?flag=1`,
    ],
  ),
  {
    name: 'A league’s slug of other characters',
    path: '/football/league/a_b/1',
    ...NOT_FOUND,
    isMarkupOnly: true,
  },
  { name: 'No such league', path: '/football/league/none/none/overview', ...NOT_FOUND },
  {
    name: '/league/cup-roster',
    path: '/league/cup-roster?leagueId=journey-league',
    title: 'Journey League squads',
    page: 'cup-roster',
    ...screenFlags,
  },
  { name: '/league/cup-roster of no league', path: '/league/cup-roster', ...NOT_FOUND },
  {
    name: 'Leagues of a sport',
    path: '/football/leagues',
    title: 'Football leagues',
    page: 'leagues',
    flags: '',
  },
  {
    name: 'Leagues of a sport beside the main ones',
    path: '/beach-volley/leagues',
    title: 'Beach Volleyball leagues',
    page: 'leagues',
    flags: '',
    isMarkupOnly: true,
  },
  {
    name: 'Pages of a sport beside the main ones have no prefix',
    path: `/handball/league/journey-league/journey-league/overview`,
    ...NOT_FOUND,
    isMarkupOnly: true,
  },
  {
    name: 'Leagues of a sport that is none',
    path: '/cricket/leagues',
    ...NOT_FOUND,
    isMarkupOnly: true,
  },

  {
    name: '/{sport}/team/{slug}/{teamId} redirects to overview',
    path: `${TEAM}?flag=1`,
    ...redirect(302, `${TEAM}/overview?flag=1`),
  },
  screen('team', 'overview'),
  screen('team', 'overview?tournamentId=journey-league'),
  screen('team', 'fixtures'),
  screen('team', 'results'),
  screen('team', 'standings'),
  {
    name: 'A wrong slug of a team',
    path: '/football/team/wrong/{teamId}/results',
    ...redirect(301, `${TEAM}/results`),
  },
  {
    name: 'A team’s slug of other characters',
    path: '/football/team/a_b/1',
    ...NOT_FOUND,
    isMarkupOnly: true,
  },
  { name: 'No such team', path: '/football/team/none/none/overview', ...NOT_FOUND },
  {
    name: 'Teams of a sport',
    path: '/football/teams',
    title: 'Football teams',
    page: 'teams',
    flags: '',
  },
  {
    name: 'Players of a sport played alone',
    path: '/tennis/teams',
    title: 'Tennis players',
    page: 'teams',
    flags: '',
    isMarkupOnly: true,
  },

  {
    name: '/{sport}?/player/{slug}/{playerId}',
    path: PLAYER,
    title: 'Ines Roca: matches, statistics and team',
    page: 'player',
    ...screenFlags,
  },
  {
    name: '/player/{playerId}, without sport and slug',
    path: '/player/{playerId}',
    title: /^Ines Roca/,
    page: 'player',
    isMarkupOnly: true,
  },
  {
    name: 'A wrong slug of a player',
    path: '/football/player/wrong/{playerId}?flag=1',
    ...redirect(301, `${PLAYER}?flag=1`),
  },
  {
    name: 'A player’s slug of other characters',
    path: '/football/player/a_b/1',
    ...NOT_FOUND,
    isMarkupOnly: true,
  },
  { name: 'No such player', path: '/football/player/none/none', ...NOT_FOUND },
  {
    name: 'A team’s id is no player’s',
    path: '/football/player/walnut-grove/{teamId}',
    ...NOT_FOUND,
    isMarkupOnly: true,
  },

  {
    name: 'Whom to compare a team with',
    path: `${TEAM}/compare`,
    title: 'Compare Walnut Grove with…',
    page: 'compare-with-team',
    ...screenFlags,
  },
  {
    name: 'Two teams side by side',
    path: COMPARED_TEAMS,
    title: 'Xenia Town and Walnut Grove side by side',
    page: 'compare-teams',
    ...screenFlags,
  },
  {
    name: 'Two teams in the other order',
    path: '/football/compare/teams/walnut-grove-vs-xenia-town/{teamId}/{otherTeamId}?flag=1',
    ...redirect(301, `${COMPARED_TEAMS}?flag=1`),
  },
  {
    name: 'A team beside itself',
    path: '/football/compare/teams/{teamId}/{teamId}',
    ...NOT_FOUND,
    isMarkupOnly: true,
  },
  { name: 'A team beside none', path: '/football/compare/teams/none/{teamId}', ...NOT_FOUND },
  {
    name: 'Whom to compare a player with',
    path: `${PLAYER}/compare`,
    title: 'Compare Ines Roca with…',
    page: 'compare-with-player',
    ...screenFlags,
  },
  {
    name: 'Two players side by side',
    path: COMPARED_PLAYERS,
    title: 'Ines Roca and Mara Sol side by side',
    page: 'compare-players',
    ...screenFlags,
  },
  {
    name: 'Two players without sport and slug',
    path: '/compare/players/{playerId}/{otherPlayerId}',
    ...redirect(301, COMPARED_PLAYERS),
  },
  {
    name: 'A player beside a team',
    path: '/football/compare/players/{playerId}/{teamId}',
    ...NOT_FOUND,
    isMarkupOnly: true,
  },
];
