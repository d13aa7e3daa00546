import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { broadcastersSchema, type Channel } from '../../../../realtime/protocol/broadcasters.ts';
import { countryCode, INTERNATIONAL } from '../../../../realtime/protocol/country.ts';
import type { Broadcasters, ChannelWire } from '../../../contracts/broadcasters.ts';
import type { Database } from '../../db/database.ts';
import { matchDetails } from '../../db/details-schema.ts';
import { matches } from '../../db/schema.ts';

/**
 * Answers `getBroadcasters` for a visitor's country (ISO 3166 in lower case, null if unknown): the
 * country's channels come before worldwide ones. Undefined when the id names no match.
 */
export async function findBroadcasters(
  db: Database,
  matchId: string,
  visitorsCountry: string | null,
): Promise<Broadcasters | undefined> {
  const [[match], [sent]] = await db.batch([
    db.select({ id: matches.id }).from(matches).where(eq(matches.id, matchId)),
    db
      .select({ body: matchDetails.body })
      .from(matchDetails)
      .where(and(eq(matchDetails.matchId, matchId), eq(matchDetails.kind, 'broadcasters'))),
  ]);
  if (!match) return undefined;
  return { eventId: match.id, channels: sent ? channelsIn(sent.body, visitorsCountry) : [] };
}

/** Returns the channels of a stored list in a country, then those for everywhere. */
export function channelsIn(body: unknown, visitorsCountry: string | null): ChannelWire[] {
  const byCountry = Map.groupBy(v.parse(broadcastersSchema, body), ({ country }) =>
    country === undefined ? INTERNATIONAL : countryOf(country),
  );
  const shown = [visitorsCountry, INTERNATIONAL].flatMap((country) =>
    country === null ? [] : (byCountry.get(country) ?? []),
  );
  const channels = new Map<string, Channel>();
  for (const channel of shown.flatMap((one) => one.channels))
    if (!channels.has(channel.name)) channels.set(channel.name, channel);
  return [...channels.values()].map(({ name, uri }) => ({ name, uri: uri ?? null }));
}

/**
 * Returns the country without a subdivision, since visitors are located by country: 'gb-eng'
 * becomes 'gb'.
 */
function countryOf(written: string): string {
  return countryCode(written).replace(/^gb-.*/, 'gb');
}
