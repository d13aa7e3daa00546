import type { CatalogueMatch, CatalogueRequest } from '../../realtime/protocol/catalogue.ts';
import type { Content } from '../../realtime/protocol/content.ts';
import type { MatchDetails } from '../../realtime/protocol/details.ts';
import type { Fixture, MatchUpdate } from '../../realtime/protocol/ingest.ts';
import { article } from '../testing/articles.ts';
import { playlist, video } from '../testing/videos.ts';
import { wholeDetails } from '../testing/details.ts';

/** A small season, as a feed imports it, with one match in play. */
export interface Catalogue {
  request: CatalogueRequest;
  updates: MatchUpdate[];
  details: MatchDetails[];
  content: Content[];
}

const HOUR = 3_600_000;

export const LEAGUE = { id: 'fjord-league', name: 'Fjordligæn Østland', country: 'no' };
export const BODO = { id: 'sr:competitor:1', name: 'Bodø Glimt', shortName: 'BOD' };
export const BRANN = { id: 'sr:competitor:2', name: 'Brann Glimtande', shortName: 'BRA' };
export const GLIMT = { id: 'sr:competitor:3', name: 'Glimt', shortName: 'GLI' };
export const KEEPER = { id: 'fjord-player-1', name: 'Ida Holm' };
/** Has a goal in the details of the first result. */
export const SCORER = { id: 'fjord-h-9', name: 'Bo Ek' };
export const ARTICLE = { id: 'fjord-news', title: 'Bodø Glimt win again', slug: 'glimt-win' };
export const OTHER_ARTICLE = { id: 'fjord-news-before', title: 'A new coach', slug: 'new-coach' };
export const VIDEO = { id: 'fjord-video', title: 'Three goals in Bodø', slug: 'three-goals' };
export const OTHER_VIDEO = { id: 'fjord-video-before', title: 'The save', slug: 'the-save' };
export const PLAYLIST = { id: 'fjord-week', title: 'The week in Bodø', slug: 'the-week' };
export const UPCOMING = 'fjord-upcoming';
export const LIVE = 'fjord-live';
export const RESULTS = ['fjord-1', 'fjord-2', 'fjord-3'] as const;
export const SEASON = { id: 'fjord-2026', name: '2026' };
const VENUE = { id: 'harbour-ground', name: 'Harbour Ground', city: 'Bodø', country: 'no' };

/** Returns a season around `now`, ms. */
export function catalogueAt(now: number): Catalogue {
  const played = (
    matchId: string,
    sides: Pick<CatalogueMatch['fixture'], 'home' | 'away'>,
    hoursAgo: number,
    [home, away]: [number, number],
  ): CatalogueMatch => ({
    matchId,
    fixture: { sportId: 1, league: LEAGUE, ...sides, startTime: now - hoursAgo * HOUR },
    season: SEASON,
    result: {
      status: 'Finished',
      matchStatus: 'Ended',
      score: { home, away },
      periods: [],
      gameScore: ['0:0'],
    },
  });
  const upcoming: CatalogueMatch = {
    matchId: UPCOMING,
    fixture: {
      sportId: 1,
      league: LEAGUE,
      home: BODO,
      away: BRANN,
      startTime: now + HOUR,
      round: 'Matchday 4',
      venue: VENUE.name,
    },
    season: SEASON,
    venueId: VENUE.id,
  };
  return {
    request: {
      source: 'contract',
      matches: [
        played(RESULTS[0], { home: BODO, away: BRANN }, 72, [2, 1]),
        played(RESULTS[1], { home: BRANN, away: BODO }, 48, [0, 0]),
        played(RESULTS[2], { home: GLIMT, away: BODO }, 24, [1, 3]),
        upcoming,
        { matchId: LIVE, fixture: liveFixture(now), season: SEASON },
      ],
      venues: [VENUE],
      squads: [
        {
          sportId: 1,
          seasonId: SEASON.id,
          team: BODO,
          players: [{ ...KEEPER, number: 1, position: 'GK' }],
        },
      ],
    },
    updates: liveMatch(now),
    details: [wholeDetails(RESULTS[0], 'fjord')],
    content: [
      article({
        ...ARTICLE,
        publishedAt: now - 60_000,
        leagueIds: [LEAGUE.id],
        teamIds: [BODO.id],
      }),
      article({ ...OTHER_ARTICLE, publishedAt: now - 120_000, teamIds: [BODO.id] }),
      video({
        ...VIDEO,
        publishedAt: now - 60_000,
        leagueIds: [LEAGUE.id],
        teamIds: [BODO.id],
        matchIds: [RESULTS[0]],
      }),
      video({ ...OTHER_VIDEO, publishedAt: now - 120_000, teamIds: [BODO.id] }),
      playlist([OTHER_VIDEO.id, VIDEO.id], { ...PLAYLIST, publishedAt: now - 60_000 }),
    ],
  };
}

function liveFixture(now: number): Fixture {
  return { sportId: 1, league: LEAGUE, home: BRANN, away: GLIMT, startTime: now - HOUR / 2 };
}

function liveMatch(now: number): MatchUpdate[] {
  const fixture = liveFixture(now);
  const occurredAt = fixture.startTime;
  return [
    { matchId: LIVE, sequence: 1, occurredAt, fixture },
    { matchId: LIVE, sequence: 2, occurredAt, status: 'Live', matchStatus: 'H1' },
    { matchId: LIVE, sequence: 3, occurredAt: occurredAt + 1, score: { home: 1, away: 0 } },
  ];
}
