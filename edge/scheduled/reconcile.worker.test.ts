import { expect, it } from 'vitest';
import { matchRoom } from '../../realtime/hosts/room-stub.ts';
import { registerFixtures } from '../origin/catalogue/register-fixtures.ts';
import { createDatabase } from '../origin/db/database.ts';
import { findEvent } from '../origin/media/events/events.ts';
import { env } from '../testing/bindings.ts';
import { fixture, newMatchId, openingUpdates } from '../testing/football.ts';
import { reconcile } from './reconcile.ts';

const db = createDatabase(env.DB);
const AFTER_KICK_OFF = fixture().startTime + 60_000;

it('copies the state of matches that have begun from their rooms', async () => {
  const matchId = newMatchId();
  await registerFixtures(db, [{ matchId, sequence: 1, fixture: fixture() }]);
  await matchRoom(env, matchId).ingest(openingUpdates(matchId));
  expect(await findEvent(db, matchId)).toMatchObject({ event: { eventStatus: 'NotStarted' } });
  await reconcile(env, AFTER_KICK_OFF);
  expect(await findEvent(db, matchId)).toMatchObject({
    event: { eventStatus: 'Live', eventScore: { home: 1, away: 0 } },
  });
});

it('stores a late correction of a finished match', async () => {
  const matchId = newMatchId();
  const now = Date.now();
  const opening = openingUpdates(matchId);
  const over = { matchId, occurredAt: now, status: 'Finished', matchStatus: 'Ended' } as const;
  await registerFixtures(db, [{ matchId, sequence: 1, fixture: fixture() }]);
  await matchRoom(env, matchId).ingest([...opening, { ...over, sequence: 4 }]);
  await reconcile(env, AFTER_KICK_OFF);
  const corrected = { ...over, sequence: 5, correction: true, score: { home: 0, away: 0 } };
  await matchRoom(env, matchId).ingest([corrected]);
  await reconcile(env, AFTER_KICK_OFF + 60_000);
  expect(await findEvent(db, matchId)).toMatchObject({
    event: { eventStatus: 'Finished', eventScore: { home: 0, away: 0 } },
  });
});

it('leaves a match unchanged when its room is empty', async () => {
  const matchId = newMatchId();
  await registerFixtures(db, [{ matchId, sequence: 1, fixture: fixture() }]);
  await reconcile(env, AFTER_KICK_OFF);
  expect(await findEvent(db, matchId)).toMatchObject({ event: { eventStatus: 'NotStarted' } });
});
