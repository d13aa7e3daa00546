import type detailCalls from '../contracts/detail-calls.ts';
import type eventCalls from '../contracts/event-calls.ts';
import { NO_LEAGUE_DATA, NO_TEAM_DATA } from '../contracts/messages.ts';
import { BODO, BRANN, LEAGUE, LIVE, RESULTS, UPCOMING } from './catalogue.ts';
import { badFlag, noMatch, type ContractCases } from './contract-case.ts';

type MatchCall = keyof typeof detailCalls | keyof typeof eventCalls;

/** Cases of matches, and of what is known of each. */
export const MATCH_CASES: Record<MatchCall, ContractCases> = {
  listEvents: {
    good: [{ values: { from: 0, to: 1 }, holds: { events: [], leagues: [] } }],
    refused: [{ values: { from: 2, to: 1 }, status: 400, message: 'from must be before to' }],
  },
  getNearestEvents: {
    good: [{ values: { from: 0, to: 1, sportId: 31 }, holds: { before: null, after: null } }],
    refused: [{ values: { from: 2, to: 1 }, status: 400, message: 'from must be before to' }],
  },
  listTeamEvents: {
    good: [
      {
        values: { teamRadarId: BODO.id, type: 'results', size: 2 },
        holds: { events: [{ eventId: RESULTS[2] }, { eventId: RESULTS[1] }] },
      },
      {
        values: { teamRadarId: BODO.id, type: 'fixtures' },
        holds: { events: [{ eventId: UPCOMING }], flag: null },
      },
    ],
    refused: [
      { values: { teamRadarId: BODO.id, type: 'results', flag: 'x' }, ...badFlag },
      { values: { teamRadarId: 'none', type: 'results' }, status: 404, message: NO_TEAM_DATA },
    ],
  },
  listLeagueEvents: {
    good: [
      {
        values: { leagueRadarId: LEAGUE.id, type: 'fixtures' },
        holds: {
          events: [{ eventId: LIVE }, { eventId: UPCOMING }],
          leagues: [{ leagueId: LEAGUE.id, leagueName: LEAGUE.name }],
        },
      },
    ],
    refused: [
      { values: { leagueRadarId: LEAGUE.id, type: 'results', flag: 'x' }, ...badFlag },
      { values: { leagueRadarId: 'none', type: 'results' }, status: 404, message: NO_LEAGUE_DATA },
    ],
  },
  getEvent: {
    good: [
      {
        values: { id: UPCOMING },
        holds: { event: { eventId: UPCOMING, eventScore: null }, venue: { venueCity: 'Bodø' } },
      },
    ],
    refused: [noMatch],
  },
  getExpectedScore: {
    // Two results say too little.
    good: [{ values: { id: UPCOMING }, holds: { expected: null } }],
    refused: [noMatch],
  },
  getHeadToHead: {
    good: [
      {
        values: { id: UPCOMING },
        holds: { meetings: [{}, {}], summary: { homeWins: 1, awayWins: 0, draws: 1 } },
      },
    ],
    refused: [noMatch],
  },
  compareTeams: {
    good: [
      {
        values: { id: BRANN.id, otherId: BODO.id },
        holds: { meetings: [{}, {}], summary: { homeWins: 0, awayWins: 1, draws: 1 } },
      },
    ],
    refused: [
      { values: { id: BODO.id, otherId: 'none' }, status: 404, message: NO_TEAM_DATA },
      { values: { id: BODO.id, otherId: BODO.id }, status: 404, message: NO_TEAM_DATA },
    ],
  },
  getLineups: {
    good: [
      {
        values: { id: RESULTS[0] },
        holds: { home: { formation: '4-3-3', isConfirmed: true }, away: { isConfirmed: false } },
      },
      { values: { id: UPCOMING }, holds: { home: null, away: null } },
    ],
    refused: [noMatch],
  },
  getStatistics: {
    good: [
      { values: { id: RESULTS[0] }, holds: { periods: [{ period: 'ALL' }, { period: 'H1' }] } },
      { values: { id: UPCOMING }, holds: { periods: [] } },
    ],
    refused: [noMatch],
  },
  getBoxScore: {
    good: [
      { values: { id: RESULTS[0] }, holds: { isLive: false, home: { totals: { goals: 2 } } } },
      { values: { id: UPCOMING }, holds: { home: null } },
    ],
    refused: [noMatch],
  },
  getCommentary: {
    good: [
      {
        values: { id: RESULTS[0], size: 1 },
        holds: { entries: [{ id: 'i2', text: 'Half-time.' }] },
      },
      { values: { id: UPCOMING }, holds: { entries: [], flag: null } },
    ],
    refused: [noMatch, { values: { id: RESULTS[0], flag: 'x' }, ...badFlag }],
  },
  getOdds: {
    good: [
      {
        values: { id: RESULTS[0] },
        holds: { markets: [{ key: 'match-winner', offers: [{}, {}] }] },
      },
      { values: { id: UPCOMING }, holds: { markets: [] } },
    ],
    refused: [noMatch],
  },
  getBroadcasters: {
    good: [
      {
        values: { id: RESULTS[0] },
        // Visitors of these cases are in Spain.
        holds: {
          channels: [
            { name: 'Canal Uno', uri: null },
            { name: 'Anywhere', uri: null },
          ],
        },
      },
      { values: { id: UPCOMING }, holds: { channels: [] } },
    ],
    refused: [noMatch],
  },
};
