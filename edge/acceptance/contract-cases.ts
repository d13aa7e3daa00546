import type { CallName } from '../contracts/call-list.ts';
import { SOCIAL_COOKIE } from '../middleware/social-binding.ts';
import { NO_ARTICLE, NO_LEAGUE_DATA, NO_TEAM_DATA } from '../contracts/messages.ts';
import {
  ARTICLE,
  BODO,
  GLIMT,
  LEAGUE,
  LIVE,
  OTHER_ARTICLE,
  RESULTS,
  UPCOMING,
} from './catalogue.ts';
import { ACCOUNT_CASES } from './account-cases.ts';
import { CALENDAR_CASES } from './calendar-cases.ts';
import { CODE_CASES } from './code-cases.ts';
import { FAN_CASES } from './fan-cases.ts';
import { badFlag, noMatch, type ContractCases } from './contract-case.ts';
import { MATCH_CASES } from './match-cases.ts';
import { PROFILE_CASES } from './profile-cases.ts';
import { VIDEO_CASES } from './video-cases.ts';

const noLeague = { values: { id: 'none' }, status: 404, message: NO_LEAGUE_DATA };
const noTeam = { values: { id: 'none' }, status: 404, message: NO_TEAM_DATA };
const noSport = { values: { sportId: 4 }, status: 400, message: 'sportId names no sport' };
const noKeyword = { values: {}, status: 400, message: 'keyword is missing' };
const noArticle = { values: { id: 'none' }, status: 404, message: NO_ARTICLE };
const article = { articleId: ARTICLE.id, articleTitle: ARTICLE.title };
const otherArticle = { articleId: OTHER_ARTICLE.id };
const SUBSCRIPTION = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/none',
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
  applicationServerKey: 'B'.repeat(87),
  language: 'en',
  timeZone: 'UTC',
  quiet: null,
  hidesScores: false,
  items: [{ type: 40, favouriteItemId: UPCOMING, kinds: ['score'] }],
};
const bodo = { teamId: BODO.id, teamName: BODO.name };
const league = { leagueId: LEAGUE.id, leagueName: LEAGUE.name };

/** The answers of every call about the catalogue of `catalogueAt`, and to fans. */
export const CASES: Record<CallName, ContractCases> = {
  listSports: { good: [{ holds: [{ id: 1, radarId: 'sr:sport:1', name: 'Football' }] }] },
  getTvAvailability: { good: [{ holds: {} }] },
  getTvGuide: {
    good: [{ values: { from: 0, to: 86_400_000 }, holds: [] }],
    refused: [
      {
        values: { from: 0, to: 900_000_000 },
        status: 400,
        message: 'to must be 8 days after from at most',
      },
    ],
  },
  getAppConfig: {
    good: [{ holds: { minimumVersions: { oddsComparison: { android: '1.1.59' } } } }],
  },
  getNavigation: { good: [{ holds: [{ key: 'all', betRadarId: null }, { key: 'football' }] }] },
  listLeagues: {
    good: [{ holds: [league] }, { values: { sportId: 1 }, holds: [league] }],
    refused: [noSport],
  },
  getLeague: { good: [{ values: { id: LEAGUE.id }, holds: league }], refused: [noLeague] },
  listLeagueTeams: { good: [{ values: { id: LEAGUE.id }, holds: [bodo] }], refused: [noLeague] },
  getStandings: {
    good: [
      {
        values: { id: LEAGUE.id },
        holds: { isLive: true, tables: [{ rows: [{ teamId: BODO.id, won: 2, drawn: 1 }] }] },
      },
    ],
    refused: [
      noLeague,
      {
        values: { id: LEAGUE.id, scope: 'both' },
        status: 400,
        message: 'scope is all, home or away',
      },
    ],
  },
  getSeasonOutlook: {
    good: [{ values: { id: LEAGUE.id }, holds: { season: { seasonName: '2026' }, outlook: null } }],
    refused: [noLeague],
  },
  getBracket: {
    good: [{ values: { id: LEAGUE.id }, holds: { rounds: [] } }],
    refused: [noLeague],
  },
  listRounds: {
    good: [{ values: { id: LEAGUE.id }, holds: { season: { seasonName: '2026' } } }],
    refused: [noLeague],
  },
  listSeasons: {
    good: [
      {
        values: { id: LEAGUE.id },
        holds: { current: { seasonName: '2026' }, seasons: [{ seasonName: '2026' }] },
      },
    ],
    refused: [noLeague],
  },
  listSuggestedTeams: {
    good: [
      { holds: [{}] },
      { values: { sportRadarId: 'sr:sport:1' }, holds: [{}] },
      { values: { sportRadarId: 'sr:sport:34' }, holds: [] },
    ],
    refused: [
      {
        values: { sportRadarId: 'sr:sport:4' },
        status: 400,
        message: 'sportRadarId names no sport',
      },
    ],
  },
  listTeamGroups: {
    good: [{ values: { sportId: 1 }, holds: [{ league, teams: [bodo] }] }],
    refused: [noSport],
  },
  getTeam: { good: [{ values: { id: BODO.id }, holds: bodo }], refused: [noTeam] },
  listTeamLeagues: { good: [{ values: { id: BODO.id }, holds: [league] }], refused: [noTeam] },
  getSquad: {
    good: [
      { values: { id: BODO.id }, holds: { players: [{ playerName: 'Ida Holm' }] } },
      { values: { id: GLIMT.id }, holds: { players: [] } },
    ],
    refused: [noTeam],
  },
  getMatchCalendar: {
    good: [
      {
        values: { id: UPCOMING },
        holds: {
          entries: [{ event: { eventId: UPCOMING }, league, revision: 0, channels: [] }],
        },
      },
    ],
    refused: [noMatch],
  },
  getTeamCalendar: {
    good: [
      {
        values: { id: BODO.id },
        holds: { calendarName: BODO.name, entries: [{ event: { eventId: RESULTS[0] } }] },
      },
    ],
    refused: [noTeam],
  },
  getLeagueCalendar: {
    good: [
      {
        values: { id: LEAGUE.id },
        holds: { calendarName: LEAGUE.name, entries: [{ event: { eventId: RESULTS[0] } }] },
      },
    ],
    refused: [noLeague],
  },
  listPlayers: {
    good: [
      { values: { sportId: 1, size: 1 }, holds: { players: [{ playerId: 'fjord-a-1' }] } },
      { values: { sportId: 2 }, holds: { players: [], flag: null } },
    ],
    refused: [noSport],
  },
  getPlayer: {
    good: [{ values: { id: 'fjord-h-9' }, holds: { player: { playerName: 'Bo Ek' } } }],
    refused: [{ values: { id: 'none' }, status: 404, message: 'No player has this id.' }],
  },
  listPlayerEvents: {
    good: [
      {
        values: { id: 'fjord-h-9' },
        holds: {
          events: [{ eventId: RESULTS[0] }],
          lines: [{ eventId: RESULTS[0], teamId: BODO.id, isStarter: true, values: { goals: 2 } }],
          flag: null,
        },
      },
      { values: { id: 'fjord-player-1' }, holds: { events: [], lines: [] } },
    ],
    refused: [
      { values: { id: 'none' }, status: 404, message: 'No player has this id.' },
      { values: { id: 'fjord-h-9', flag: 'x' }, ...badFlag },
    ],
  },
  listPlayerStatistics: {
    good: [
      {
        values: { id: LEAGUE.id },
        holds: { key: 'goals', players: [{ rank: 1, value: 2, player: { playerName: 'Bo Ek' } }] },
      },
    ],
    refused: [
      noLeague,
      {
        values: { id: LEAGUE.id, page: 0 },
        status: 400,
        message: 'page must be 1 or more',
      },
    ],
  },
  searchSports: {
    good: [{ values: { keyword: 'foot' }, holds: { total: 2 } }],
    refused: [noKeyword],
  },
  searchTeams: {
    good: [
      { values: { keyword: 'bodo' }, holds: { items: [bodo], page: 1 } },
      { values: { keyword: 'bodoe glmit' }, holds: { items: [bodo], total: 1 } },
      { values: { keyword: 'glimt', size: 2, page: 2 }, holds: { items: [{}], total: 3 } },
      { values: { keyword: 'glimt', sportId: 2 }, holds: { items: [], total: 0 } },
    ],
    refused: [noKeyword],
  },
  searchLeagues: {
    good: [{ values: { keyword: 'fjordligaen ost' }, holds: { items: [league] } }],
    refused: [noKeyword],
  },
  searchPlayers: {
    good: [
      {
        values: { keyword: 'ida holm' },
        holds: { items: [{ playerId: 'fjord-player-1', team: { teamId: BODO.id } }], total: 1 },
      },
      { values: { keyword: 'ida', sportId: 2 }, holds: { items: [], total: 0 } },
    ],
    refused: [noKeyword],
  },
  searchEvents: {
    good: [
      {
        values: { keyword: 'brann vs glimt' },
        holds: { items: [{ eventId: LIVE }], leagues: [league] },
      },
      { values: { keyword: 'bodo glimt' }, holds: { items: [], total: 0 } },
    ],
    refused: [noKeyword],
  },
  listNews: {
    good: [{ holds: { articles: [article] } }],
    refused: [noSport, { values: { flag: 'x' }, ...badFlag }],
  },
  listLeagueNews: {
    good: [{ values: { id: LEAGUE.id, size: 1 }, holds: { articles: [article], flag: null } }],
    refused: [noLeague, { values: { id: LEAGUE.id, flag: 'x' }, ...badFlag }],
  },
  listTeamNews: {
    good: [{ values: { id: BODO.id }, holds: { articles: [article, otherArticle], flag: null } }],
    refused: [noTeam, { values: { id: BODO.id, flag: 'x' }, ...badFlag }],
  },
  listMatchNews: {
    good: [{ values: { id: RESULTS[0] }, holds: { articles: [], flag: null } }],
    refused: [noMatch, { values: { id: RESULTS[0], flag: 'x' }, ...badFlag }],
  },
  searchNews: {
    good: [{ values: { keyword: 'bodo win' }, holds: { items: [{ article }], hasMore: false } }],
    refused: [noKeyword],
  },
  getArticle: {
    good: [{ values: { id: ARTICLE.id }, holds: { article, teams: [bodo], leagues: [league] } }],
    refused: [noArticle],
    // post-content.worker.test.ts covers a withdrawn article.
    elsewhere: { 410: 'edge/routes/post-content.worker.test.ts' },
  },
  listRelatedNews: {
    good: [{ values: { id: ARTICLE.id }, holds: { articles: [otherArticle] } }],
    refused: [
      noArticle,
      { values: { id: ARTICLE.id, size: 99 }, status: 400, message: 'size may be 20 at most' },
    ],
  },
  getPolicy: {
    good: [{ values: { policy: 'privacy-policy' }, holds: null }],
    refused: [
      {
        values: { policy: 'privacy-policy', language: '?' },
        status: 400,
        message: 'language is no language',
      },
    ],
  },
  listComments: {
    good: [{ values: { newsId: 'none' }, holds: { items: [], total: 0 } }],
    refused: [{ values: {}, status: 400, message: 'newsId is missing' }],
  },
  listCountries: {
    good: [{ holds: [{ countryCode: 'af', countryName: 'Afghanistan' }] }],
  },
  locateCountry: { good: [{ holds: { countryCode: 'br' } }] },
  listSocialProviders: { good: [{ holds: { providers: [] } }] },
  getSocialAuthUrl: {
    good: [],
    refused: [
      {
        values: { provider: 'google' },
        status: 404,
        message: 'Nobody can sign in this way here.',
      },
    ],
    elsewhere: { 400: 'edge/origin/patron/social/social-handlers.worker.test.ts' },
  },
  // Success takes a running provider: see social-cases.ts.
  finishSocialSignIn: {
    good: [],
    refused: [
      {
        prepare: async () => ({
          values: { provider: 'google', body: { code: 'c', state: 's' } },
          cookie: `${SOCIAL_COOKIE}=s`,
        }),
        status: 404,
        message: 'Nobody can sign in this way here.',
      },
    ],
    elsewhere: {
      400: 'edge/acceptance/social-cases.ts',
      409: 'edge/acceptance/social-cases.ts',
      429: 'edge/origin/patron/social/social-user.worker.test.ts',
    },
  },
  getPushKey: { good: [{ holds: {} }] },
  // Success takes a key of the product: see alerts.integration.test.ts.
  savePushSubscription: {
    good: [],
    refused: [
      {
        values: { body: { ...SUBSCRIPTION, endpoint: 'https://10.0.0.1/push' } },
        status: 400,
        message: 'body.endpoint is no address of a known push service',
      },
      {
        values: { body: { ...SUBSCRIPTION, items: [] } },
        status: 400,
        message: 'body.items: a subscription has one item at least',
      },
    ],
    elsewhere: {
      410: 'edge/origin/media/push/push-handlers.worker.test.ts',
      429: 'edge/origin/media/push/push-handlers.worker.test.ts',
    },
  },
  // Success takes a browser: see alert-cases.ts.
  provePushSubscription: {
    good: [],
    refused: [
      {
        values: { body: { subscription: '0'.repeat(64), nonce: 'A'.repeat(43) } },
        status: 404,
        message: 'No subscription waits for this nonce.',
      },
      { values: { body: {} }, status: 400, message: 'body.subscription is missing' },
    ],
  },
  removePushSubscription: {
    good: [{ values: { body: { endpoint: SUBSCRIPTION.endpoint } }, holds: {} }],
    refused: [{ values: { body: {} }, status: 400, message: 'body.endpoint is missing' }],
  },
  getEncryptionKey: { good: [{ holds: { key: { kty: 'EC', crv: 'P-256', use: 'enc' } } }] },
  ...MATCH_CASES,
  ...ACCOUNT_CASES,
  ...PROFILE_CASES,
  ...CODE_CASES,
  ...VIDEO_CASES,
  ...FAN_CASES,
  ...CALENDAR_CASES,
};
