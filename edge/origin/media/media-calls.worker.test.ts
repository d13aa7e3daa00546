import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueMatch } from '../../../realtime/protocol/catalogue.ts';
import { envelopeSchema, errorBodySchema } from '../../contracts/envelope.ts';
import {
  eventPageSchema,
  nearestEventsSchema,
  type EventPage,
} from '../../contracts/event-page.ts';
import { foundTeamsSchema } from '../../contracts/search.ts';
import { call } from '../../testing/call.ts';
import { fixture, newMatchId } from '../../testing/football.ts';
import { signed } from '../../testing/signed.ts';

const HOUR = 3_600_000;
const now = Date.now();
const league = { id: 'fjord-league', name: 'Fjordligæn Østland', country: 'no' };
const bodo = { id: 'sr:competitor:1', name: 'Bodø Glimt', shortName: 'BOD' };
const brann = { id: 'sr:competitor:2', name: 'Brann Glimtande', shortName: 'BRA' };
const glimt = { id: 'sr:competitor:3', name: 'Glimt', shortName: 'GLI' };

function played(
  sides: Pick<CatalogueMatch['fixture'], 'home' | 'away'>,
  hoursAgo: number,
  [home, away]: [number, number],
): CatalogueMatch {
  return {
    matchId: newMatchId(),
    fixture: fixture({ league, ...sides, startTime: now - hoursAgo * HOUR }),
    season: { id: 'fjord-2026', name: '2026' },
    result: {
      status: 'Finished',
      matchStatus: 'Ended',
      score: { home, away },
      periods: [],
      gameScore: [],
    },
  };
}

beforeAll(async () => {
  const matches: CatalogueMatch[] = [
    played({ home: bodo, away: brann }, 72, [2, 1]),
    played({ home: brann, away: bodo }, 48, [0, 0]),
    played({ home: glimt, away: bodo }, 24, [1, 3]),
    {
      matchId: newMatchId(),
      fixture: fixture({ league, home: bodo, away: brann, startTime: now + HOUR }),
      season: { id: 'fjord-2026', name: '2026' },
    },
  ];
  await call(signed('/ingest/v1/catalogue', { source: 'test', matches }));
});

async function data<const Schema extends v.GenericSchema>(path: string, schema: Schema) {
  const { status, body } = await call(`/api/media/v1/${path}`);
  expect({ path, status }).toEqual({ path, status: 200 });
  return v.parse(schema, v.parse(envelopeSchema(v.unknown()), body).data);
}

async function names(query: string) {
  const { items, total } = await data(`search/team?${query}`, foundTeamsSchema);
  return { names: items.map(({ teamName }) => teamName), total };
}

it.each([
  ['events/team/sr:competitor:1/other', 404, 'There is no such call.'],
  ['events/team/sr:competitor:1/results?size=0', 400, 'size must be 1 or more'],
  ['events/team/sr:competitor:1/results?size=101', 400, 'size may be 100 at most'],
  ['teams/group?sportId=x', 400, 'sportId must be a whole number'],
  ['search/team?keyword=%20', 400, 'keyword is missing'],
  ['search/team?keyword=a&page=0', 400, 'page must be 1 or more'],
  ['search/team?keyword=a&size=many', 400, 'size must be a whole number'],
])('answers %s with %i', async (path, status, message) => {
  const answer = await call(`/api/media/v1/${path}`);
  expect(answer.status).toBe(status);
  expect(v.parse(errorBodySchema, answer.body).message).toBe(message);
  expect(answer.headers.get('cache-control')).not.toContain('public');
});

describe('pages of matches', () => {
  it('cover all results, newest first', async () => {
    const path = 'events/team/sr:competitor:1/results?size=2';
    const first = await data(path, eventPageSchema);
    expect(first.flag).not.toBeNull();
    const second = await data(`${path}&flag=${first.flag}`, eventPageSchema);
    expect(second.flag).toBeNull();
    const hours = [...first.events, ...second.events].map(
      ({ fixtureStartTime }) => (now - fixtureStartTime) / HOUR,
    );
    expect(hours).toEqual([24, 48, 72]);
  });

  it('include all teams of a league', async () => {
    const { events } = await data('events/tournament/fjord-league/results', eventPageSchema);
    expect(events).toHaveLength(3);
  });

  it('are empty, without a next page, for a team without matches', async () => {
    expect(await data('events/team/sr:competitor:3/fixtures', eventPageSchema)).toMatchObject({
      events: [],
      flag: null,
    });
  });

  it('list overdue fixtures after upcoming ones', async () => {
    const north = { id: 'north-league', name: 'North League', country: 'no' };
    const late = { id: 'sr:competitor:9', name: 'Late', shortName: 'LAT' };
    const hours = [-3, -2, -1, 1, 2];
    const matches = hours.map((hour): CatalogueMatch => ({
      matchId: newMatchId(),
      fixture: fixture({ league: north, home: late, away: late, startTime: now + hour * HOUR }),
    }));
    await call(signed('/ingest/v1/catalogue', { source: 'test', matches }));
    const read: number[] = [];
    let flag: string | null = '';
    while (flag !== null) {
      const path = `events/team/sr:competitor:9/fixtures?size=2${flag && `&flag=${flag}`}`;
      const page: EventPage = await data(path, eventPageSchema);
      read.push(...page.events.map((event) => (event.fixtureStartTime - now) / HOUR));
      flag = page.flag;
    }
    expect(read).toEqual([1, 2, -3, -2, -1]);
  });

  it('are overdue after the time limit of their sport', async () => {
    const mixed = { name: 'Mixed League', country: 'no' };
    const team = { id: 'sr:competitor:10', name: 'Mixed', shortName: 'MIX' };
    // Table tennis (20) begins sooner than football (1) and tennis (5).
    const starts = [
      [1, -15],
      [20, -10],
      [5, 5],
    ] as const;
    const matches = starts.map(([sportId, minutes]): CatalogueMatch => ({
      matchId: newMatchId(),
      fixture: fixture({
        sportId,
        league: { ...mixed, id: `mixed-league-${sportId}` },
        home: team,
        away: team,
        startTime: now + minutes * 60_000,
      }),
    }));
    await call(signed('/ingest/v1/catalogue', { source: 'test', matches }));
    const read: (number | undefined)[] = [];
    let flag: string | null = '';
    while (flag !== null) {
      const path = `events/team/${team.id}/fixtures?size=1${flag && `&flag=${flag}`}`;
      const page: EventPage = await data(path, eventPageSchema);
      read.push(...page.events.map((event) => event.fixtureSportId));
      flag = page.flag;
    }
    expect(read).toEqual([1, 5, 20]);
  });

  it('are revalidated on each request', async () => {
    const { headers } = await call('/api/media/v1/events/team/sr:competitor:1/results');
    expect(headers.get('cache-control')).toBe('no-cache');
  });
});

it('returns the match times nearest to a range, for one sport or all', async () => {
  const start = Date.UTC(1999, 0, 5, 12);
  const [volleyball, handball] = [23, 6] as const;
  const matches = [
    { sportId: volleyball, startTime: start },
    { sportId: volleyball, startTime: start + 96 * HOUR },
    { sportId: handball, startTime: start + 24 * HOUR },
  ].map((more, index): CatalogueMatch => ({
    matchId: newMatchId(),
    fixture: fixture({
      ...more,
      league: { id: `nearest-${more.sportId}`, name: 'Nearest' },
      home: { id: `nearest-${index}-h`, name: 'Ost', shortName: 'OST' },
      away: { id: `nearest-${index}-a`, name: 'West', shortName: 'WES' },
    }),
  }));
  await call(signed('/ingest/v1/catalogue', { source: 'test', matches }));
  const around = (from: number, to: number, sportId?: number) =>
    data(
      `nearest-events?from=${from}&to=${to}${sportId ? `&sportId=${sportId}` : ''}`,
      nearestEventsSchema,
    );
  expect(await around(start + HOUR, start + 96 * HOUR, volleyball)).toEqual({
    before: start,
    after: start + 96 * HOUR,
  });
  expect(await around(start, start + 97 * HOUR, volleyball)).toEqual({ before: null, after: null });
  expect((await around(start + 25 * HOUR, start + 26 * HOUR)).before).toBe(start + 24 * HOUR);
});

describe('search', () => {
  it('puts an exact name first, then shorter names', async () => {
    expect(await names('keyword=GLIMT')).toEqual({
      names: ['Glimt', 'Bodø Glimt', 'Brann Glimtande'],
      total: 3,
    });
  });

  it('returns results in pages, and an empty page after the last', async () => {
    expect(await names('keyword=glimt&size=2&page=2')).toEqual({
      names: ['Brann Glimtande'],
      total: 3,
    });
    expect(await names('keyword=glimt&size=2&page=3')).toEqual({ names: [], total: 3 });
  });

  it('matches word prefixes with any diacritics, and the short name', async () => {
    expect((await names('keyword=bödø gli')).names).toEqual(['Bodø Glimt']);
    expect((await names('keyword=bod gli')).total).toBe(1);
    expect((await names('keyword=imt')).total).toBe(0);
  });

  it('treats the query syntax of the index as text', async () => {
    for (const keyword of ['"', '*', 'a" OR "b', 'NEAR(', 'text:glimt', "'"])
      await names(`keyword=${encodeURIComponent(keyword)}`);
    expect((await names('keyword=***')).total).toBe(0);
  });

  it('filters by sport', async () => {
    expect((await names('keyword=glimt&sportId=2')).total).toBe(0);
  });

  it('finds a team by its new name after a rename', async () => {
    const renamed = { ...glimt, name: 'Nordlys' };
    const match = played({ home: renamed, away: bodo }, 100, [0, 0]);
    await call(signed('/ingest/v1/catalogue', { source: 'test', matches: [match] }));
    expect((await names('keyword=nordlys')).names).toEqual(['Nordlys']);
    expect((await names('keyword=glimt')).total).toBe(2);
  });
});
