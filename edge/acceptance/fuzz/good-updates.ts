import * as fc from 'fast-check';
import { EVENT_STATUSES } from '../../../realtime/sports/event-status.ts';
import { MATCH_STATUSES } from '../../../realtime/sports/match-status.ts';
import { ALL_SPORTS, SPORTS } from '../../../realtime/sports/registry.ts';
import type { SportId } from '../../../realtime/sports/sport.ts';
import { INCIDENT_TYPES } from '../../../realtime/protocol/incident.ts';
import type { Fixture, MatchUpdate } from '../../../realtime/protocol/ingest.ts';
import { CASE, MINUTE, TODAY } from './names.ts';
import { WORLD_LEAGUE } from './world.ts';

const DAY = 1_440 * MINUTE;
const count = fc.nat({ max: 40 });
const sides = fc.record({ home: count, away: count });
const name = fc.constantFrom('Harbour Rovers', 'Avon', 'Ærø BK', 'São João', '北海道', 'O’Hara');
const figures = fc.record({ home: fc.nat({ max: 70 }), away: fc.nat({ max: 70 }) });
const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
/** Around now, so that most matches are on today's lists; some are days off. */
const startTime = fc.oneof(
  { weight: 4, arbitrary: fc.nat({ max: 1_439 }).map((minute) => TODAY + minute * MINUTE) },
  { weight: 1, arbitrary: fc.integer({ min: -30, max: 60 }).map((day) => TODAY + day * DAY) },
);

export const sport = fc.constantFrom(...ALL_SPORTS);
export type AnySport = (typeof ALL_SPORTS)[number];

function team(side: 'h' | 'a', match: number) {
  return fc.record({
    id: fc.oneof(
      { weight: 4, arbitrary: fc.constant(`${CASE}-${match}-${side}`) },
      { weight: 1, arbitrary: fc.constant(`shared-${side}`) },
    ),
    name,
    shortName: fc.constantFrom('HAR', 'AVO', 'Æ', '北'),
  });
}

/** Generates a fixture in that sport, mostly in the case's own league and teams. */
export function goodFixture(sportId: SportId, match: number): fc.Arbitrary<Fixture> {
  const own = { id: `${CASE}-l`, name: 'League of a case', country: 'es' };
  return fc.record(
    {
      sportId: fc.constant(sportId),
      league: fc.constantFrom(own, own, { ...WORLD_LEAGUE, id: `${WORLD_LEAGUE.id}-${sportId}` }),
      home: team('h', match),
      away: team('a', match),
      startTime,
      round: fc.constantFrom('Matchday 7', 'Final'),
      group: fc.constantFrom('A', 'Group B'),
      venue: fc.constantFrom('Harbour Ground', 'Öresund'),
    },
    { requiredKeys: ['sportId', 'league', 'home', 'away', 'startTime'] },
  );
}

export const goodIncident = fc.record(
  {
    id: fc.nat({ max: 12 }).map((place) => `i${place}`),
    type: fc.constantFrom(...INCIDENT_TYPES),
    team: fc.constantFrom('home', 'away', null),
    minute: fc.option(fc.nat({ max: 120 })),
    stoppage: fc.nat({ max: 12 }),
    period: fc.constantFrom(...MATCH_STATUSES),
    player: name,
    relatedPlayer: name,
    playerId: fc.nat({ max: 9 }).map((player) => `${CASE}-p${player}`),
    relatedPlayerId: fc.nat({ max: 9 }).map((player) => `${CASE}-p${player}`),
    shot: fc.record(
      {
        outcome: fc.constantFrom('goal', 'saved', 'off-target', 'blocked', 'woodwork'),
        expectedGoals: fc.double({ min: 0, max: 1, noNaN: true }),
        x: fc.double({ min: 0, max: 100, noNaN: true }),
        y: fc.double({ min: 0, max: 100, noNaN: true }),
      },
      { requiredKeys: ['outcome'] },
    ),
    text: text,
    score: sides,
    removed: fc.boolean(),
  },
  { requiredKeys: ['id', 'type', 'team', 'minute'] },
);

/** Generates statistics by the sport's keys and one unknown key. */
export function goodStats({ key }: AnySport) {
  const keys = SPORTS[key].statistics.map((statistic) => statistic.key);
  return fc.dictionary(fc.constantFrom(...keys, 'Rare one'), figures, { maxKeys: 6 });
}

/** Generates an update of a match of that sport, legal or not. */
function change(of: AnySport): fc.Arbitrary<Partial<MatchUpdate>> {
  const { periods } = SPORTS[of.key];
  const legal = fc.constantFrom(...periods.play, ...periods.others, 'Break', 'Ended' as const);
  const point = fc.constantFrom('0', '15', '40', 'A', '');
  return fc.record(
    {
      status: fc.oneof(
        { weight: 3, arbitrary: fc.constant('Live' as const) },
        { weight: 2, arbitrary: fc.constantFrom(...EVENT_STATUSES) },
      ),
      matchStatus: fc.oneof({ weight: 6, arbitrary: legal }, fc.constantFrom(...MATCH_STATUSES)),
      clock: fc.option(
        fc.record(
          {
            seconds: fc.nat({ max: 7_200 }),
            running: fc.boolean(),
            at: fc.nat({ max: 300 }).map((minute) => TODAY + minute * MINUTE),
            countdown: fc.boolean(),
          },
          { requiredKeys: ['seconds', 'running', 'at'] },
        ),
      ),
      score: sides,
      periods: fc.array(sides, { maxLength: periods.most }),
      points: fc.option(
        fc.record(
          { home: point, away: point, server: fc.constantFrom('home', 'away') },
          { requiredKeys: ['home', 'away'] },
        ),
      ),
      shootout: fc.option(sides),
      winner: fc.constantFrom('home', 'away', null),
      gameScore: fc.array(fc.constantFrom('1:0', '2:2', ''), { maxLength: 3 }),
      correction: fc.boolean(),
      displayStatus: fc.array(
        fc.record({
          statusType: fc.constantFrom('MATCH_TIME', 'EVENT_STATUS', 'LIVE'),
          displayStatus: fc.constantFrom('HT |', "67'", ''),
        }),
        { maxLength: 2 },
      ),
      incidents: fc.array(goodIncident, { maxLength: 6 }),
      stats: goodStats(of),
    },
    { requiredKeys: [] },
  );
}

/**
 * Generates the updates of one match in sending order: mostly by sequence with gaps, some late or twice, some
 * closed at the end.
 */
export function goodUpdates(match: number): fc.Arbitrary<MatchUpdate[]> {
  const step = fc.tuple(fc.integer({ min: 1, max: 3 }), fc.nat({ max: 5_000 }));
  return sport.chain((of) =>
    fc
      .record({
        fixture: goodFixture(of.id, match),
        steps: fc.array(fc.tuple(step, change(of)), { maxLength: 7 }),
        isClosed: fc.boolean(),
        moved: fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 2 }),
      })
      .map(({ fixture, steps, isClosed, moved }) => {
        const matchId = `${CASE}-${match}`;
        let sequence = 1;
        const updates: MatchUpdate[] = [{ matchId, sequence, occurredAt: TODAY, fixture }];
        for (const [[gap, passed], members] of steps) {
          sequence += gap;
          updates.push({ matchId, sequence, occurredAt: TODAY + passed, ...members });
        }
        if (isClosed)
          updates.push({
            matchId,
            sequence: sequence + 1,
            occurredAt: TODAY + 6_000,
            status: 'Finished',
            matchStatus: 'Ended',
            correction: true,
          });
        for (const [which, where] of moved) {
          const again = updates[which % updates.length];
          if (again) updates.splice(where % (updates.length + 1), 0, again);
        }
        return updates;
      }),
  );
}
