import ICAL from 'ical.js';
import { expect, vi } from 'vitest';
import { matchRoom } from '../../../realtime/hosts/room-stub.ts';
import type { CatalogueMatch, Result } from '../../../realtime/protocol/catalogue.ts';
import type { MatchUpdate } from '../../../realtime/protocol/ingest.ts';
import { env } from '../../testing/bindings.ts';
import { call } from '../../testing/call.ts';
import { deliver } from '../../testing/deliver.ts';
import { fixture, newMatchId } from '../../testing/football.ts';
import { signed } from '../../testing/signed.ts';

ICAL.design.strict = true;

export const DAY = 86_400_000;
/** Noon of today, so that a day more or less is certain. */
const NOON = Math.floor(Date.now() / DAY) * DAY + DAY / 2;

const suffix = crypto.randomUUID();

export const LEAGUE = { id: `calendar-${suffix}`, name: 'Calendar League, North', country: 'es' };
const team = (name: string) => ({ id: `calendar-${name}-${suffix}`, name, shortName: name });
export const ELK = team('Elk');
export const HAWKS = team('Hawks');
export const BEARS = team('Bears');

export const ELK_CALENDAR = `/football/team/elk/${ELK.id}.ics`;
export const LEAGUE_CALENDAR = `/football/league/calendar-league/${LEAGUE.id}.ics`;

/** Returns a match between Elk and Hawks, so many days from today. */
export function listed(
  days: number,
  more: Partial<CatalogueMatch['fixture']> = {},
  result?: Result,
): CatalogueMatch {
  const startTime = NOON + days * DAY;
  return {
    matchId: newMatchId(),
    fixture: fixture({
      league: LEAGUE,
      home: ELK,
      away: HAWKS,
      startTime,
      venue: 'The Den',
      ...more,
    }),
    ...(result && { result }),
  };
}

/** Imports matches. */
export async function list(...matches: CatalogueMatch[]): Promise<void> {
  const answer = await call(signed('/ingest/v1/catalogue', { source: 'test', matches }));
  expect(answer.status).toBe(200);
}

let sequence = Date.now();

/** Sends an update to a match's room, and stores its state. */
export async function update(
  { matchId, fixture: sent }: CatalogueMatch,
  more: Partial<MatchUpdate>,
): Promise<void> {
  sequence += 1;
  const sentUpdate = { matchId, sequence, occurredAt: sequence, fixture: sent, ...more };
  const { results } = await matchRoom(env, matchId).ingest([sentUpdate]);
  expect(results).toMatchObject([{ outcome: 'applied' }]);
  await deliver([{ unsaved: matchId }]);
}

/** Reads a calendar as an outside parser does. */
export async function readCalendar(path: string, headers: Record<string, string> = {}) {
  const answer = await call(new Request(`http://localhost${path}`, { headers }));
  const events = () =>
    new ICAL.Component(ICAL.parse(String(answer.body)))
      .getAllSubcomponents('vevent')
      .map((event) => new ICAL.Event(event));
  return {
    ...answer,
    events,
    /** Throws if the calendar has not exactly one event of the match. */
    eventOf: ({ matchId }: CatalogueMatch): ICAL.Event => {
      const [event, ...others] = events().filter(({ uid }) => uid === `${matchId}@localhost`);
      if (!event || others.length > 0) throw new Error(`Not one event of ${matchId}`);
      return event;
    },
  };
}

/** Reads a calendar, and waits until the data centre has its file. */
export async function keptAfter<Answer>(reading: () => Promise<Answer>): Promise<Answer> {
  const put = vi.spyOn(Cache.prototype, 'put');
  const answer = await reading();
  expect(put).toHaveBeenCalledOnce();
  await put.mock.results[0]?.value;
  put.mockRestore();
  return answer;
}

/** Returns a property of an event as it is written. */
export function valueOf(event: ICAL.Event, name: string): unknown {
  return event.component.getFirstPropertyValue(name);
}
