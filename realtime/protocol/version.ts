/**
 * Version of the socket and ingest wire format. A client may name its version in the query
 * (`protocol=6`); a room that does not support it responds with an `unsupported-protocol` error
 * frame and closes. `wire-hash.test.ts` fails when a schema changes, so that the author of a change
 * decides whether old clients can still read the format.
 *
 * 2: incidents `shot`, `corner` and `offside`, and players' ids in incidents.
 * 3: `silence` of a match, and heartbeats; a team's code, nation and logo.
 * 4: the winner, and the kind of end of an unfinished match; seasons and stages of fixtures,
 *    unknown start times, countries by any of their codes; time left, points and yards of
 *    incidents, and the `situation`.
 * 5: starts with a known year only.
 * 6: a team's kit; marks, news and listed statistics of lines.
 */
export const PROTOCOL_VERSION = 6;
