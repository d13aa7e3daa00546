/**
 * Version of the socket and ingest wire format. A client may name the version
 * it speaks in the query (`protocol=5`); a room that does not speak it answers
 * with an `unsupported-protocol` error frame and closes. `wire-hash.test.ts`
 * fails when a schema changes, so that every change decides whether old
 * clients can still read it.
 *
 * 2: incidents `shot`, `corner` and `offside`, and players' ids in incidents.
 * 3: `silence` of a match, and heartbeats; a team's code, nation and logo.
 * 4: who won, and how a match was decided that was not played to its end; seasons
 *    and stages of fixtures, starts whose time is not known, countries by any of
 *    their codes; time left, points and yards of incidents, and the `situation`.
 * 5: starts of which the year alone is known.
 */
export const PROTOCOL_VERSION = 5;
