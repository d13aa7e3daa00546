// oxlint-disable-next-line no-restricted-imports -- for tests only
import * as fc from 'fast-check';
import { EVENT_STATUSES } from '../../sports/event-status.ts';
import { DECISIONS, MATCH_STATUSES } from '../../sports/match-status.ts';
import type { SportId } from '../../sports/sport.ts';
import type { Incident } from '../../protocol/incident.ts';
import type { MatchUpdate } from '../../protocol/ingest.ts';
import { sportById } from '../../sports/registry.ts';
import { fixtureOf, NOON, updateOf } from './fixtures.ts';

const count = fc.nat({ max: 9 });
const sides = fc.record({ home: count, away: count });
const time = fc.nat({ max: 7_200_000 }).map((passed) => NOON + passed);

const incident: fc.Arbitrary<Incident> = fc.record(
  {
    id: fc.constantFrom('i1', 'i2', 'i3', 'i4', 'i5', 'i6'),
    type: fc.constantFrom('goal', 'red-card', 'second-yellow-card', 'var', 'comment'),
    team: fc.constantFrom('home', 'away', null),
    minute: fc.option(fc.nat({ max: 90 }), { nil: null }),
    removed: fc.boolean(),
    text: fc.constantFrom('Header', 'Offside'),
  },
  { requiredKeys: ['id', 'type', 'team', 'minute'] },
);

/** Returns any update of a match, legal or not, as from a careless feed. */
function body(sportId: SportId): fc.Arbitrary<Partial<MatchUpdate>> {
  const { periods: played } = sportById(sportId);
  const periods = fc.array(sides, { maxLength: played.most });
  const legal = fc.constantFrom(
    ...played.play,
    ...played.others,
    'Break' as const,
    'Ended' as const,
    ...DECISIONS,
  );
  return fc.record(
    {
      occurredAt: time,
      status: fc.oneof(fc.constant('Live' as const), fc.constantFrom(...EVENT_STATUSES)),
      matchStatus: fc.oneof({ weight: 5, arbitrary: legal }, fc.constantFrom(...MATCH_STATUSES)),
      clock: fc.option(
        fc.record({ seconds: fc.nat({ max: 5_400 }), running: fc.boolean(), at: time }),
      ),
      score: sides,
      periods: fc.oneof(
        { weight: 8, arbitrary: periods },
        fc.array(sides, { minLength: played.most, maxLength: played.most + 1 }),
      ),
      points: fc.option(
        fc.record({ home: fc.constantFrom('0', '15', 'A'), away: fc.constant('40') }),
      ),
      shootout: fc.option(sides),
      winner: fc.constantFrom('home' as const, 'away' as const, null),
      gameScore: fc.array(fc.constantFrom('1:0', '2:2'), { maxLength: 2 }),
      correction: fc.boolean(),
      displayStatus: fc.constantFrom([], [{ statusType: 'LIVE' as const, displayStatus: 'HT |' }]),
      incidents: fc.array(incident, { maxLength: 12 }),
      stats: fc.dictionary(fc.constantFrom('corners', 'shots'), sides),
      fixture: fc.oneof(
        { weight: 4, arbitrary: time.map((startTime) => fixtureOf(sportId, { startTime })) },
        fc.constant(fixtureOf(sportId, { home: { id: 'other', name: 'Other', shortName: 'OTH' } })),
        fc.constant(fixtureOf(sportId === 1 ? 2 : 1)),
      ),
    },
    { requiredKeys: ['occurredAt'] },
  );
}

/** Returns updates of one match by ascending sequence with gaps; at least one can start it. */
export function arbitraryUpdates(sportId: SportId, maxLength = 25): fc.Arbitrary<MatchUpdate[]> {
  return fc
    .tuple(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), body(sportId)), { maxLength }),
      fc.nat({ max: 3 }),
    )
    .map(([steps, place]) => {
      let sequence = 0;
      const updates = steps.map(([gap, members]) =>
        updateOf((sequence += gap), structuredClone(members)),
      );
      const start = updateOf((sequence += 1), { fixture: fixtureOf(sportId) });
      // The fixture may come late: updates before it must wait for it.
      if (place === 0) return [...updates, start];
      return [
        { ...start, sequence: 1 },
        ...updates.map((update) => ({ ...update, sequence: update.sequence + 1 })),
      ];
    });
}

/** Returns the updates in any order, each once or more. */
export function arbitraryDelivery(updates: readonly MatchUpdate[]): fc.Arbitrary<MatchUpdate[]> {
  return fc
    .tuple(
      fc.shuffledSubarray([...updates], { minLength: updates.length }),
      fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 10 }),
    )
    .map(([shuffled, again]) => {
      const delivery = [...shuffled];
      for (const [which, where] of again) {
        const update = shuffled[which % shuffled.length];
        if (update) delivery.splice(where % (delivery.length + 1), 0, update);
      }
      return delivery;
    });
}
