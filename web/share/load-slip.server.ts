import type { Odds } from '../../edge/contracts/odds.ts';
import * as CALLS from '../../edge/contracts/calls.ts';
import { callOrNull } from '../api/client.ts';
import { orNullWhenFailed } from '../api/failure.ts';
import type { LoaderContext } from '../api/loader-context.server.ts';
import type { RoomSnapshot } from '../domain/day-scores.ts';
import type { Match } from '../domain/match.ts';
import { parseEvent } from '../domain/parse-event.ts';
import { bestPrices } from '../match/tabs/odds/prices.ts';
import { seedOf } from '../scores/load-day.server.ts';
import type { SlipSelection } from './slip-code.ts';

/** A selection's current state. */
export interface ShownSelection extends SlipSelection {
  /** Null if the match is no longer known, or never was. */
  match: Match | null;
  /** Best current price; null if nobody offers it. */
  price: number | null;
}

export interface SharedSlip {
  selections: ShownSelection[];
  /** Rooms of its matches' sports. */
  roomSnapshots: RoomSnapshot[];
}

/** Returns all selections of a slip, in their order, with their matches and prices. */
export async function loadSlip(
  { api }: LoaderContext,
  selections: readonly SlipSelection[],
  signal: AbortSignal,
): Promise<SharedSlip> {
  const ids = [...new Set(selections.map(({ matchId }) => matchId))];
  const known = await Promise.all(
    ids.map(async (id) => {
      const [detail, odds] = await Promise.all([
        callOrNull(api, CALLS.getEvent, { id }, signal),
        orNullWhenFailed(callOrNull(api, CALLS.getOdds, { id }, signal)),
      ]);
      const match = detail && parseEvent(detail.event, detail.league.leagueName);
      return match ? [{ match, odds }] : [];
    }),
  );
  const byId = new Map(known.flat().map((found) => [found.match.id, found]));
  const shown = selections.map((selection): ShownSelection => {
    const found = byId.get(selection.matchId);
    if (!found) return { ...selection, match: null, price: null };
    return { ...selection, match: found.match, price: priceOf(found.odds, selection) };
  });
  const sports = new Set(shown.flatMap(({ match }) => match?.sportKey ?? []));
  return {
    selections: shown,
    roomSnapshots: await Promise.all([...sports].map((key) => seedOf(api, key, signal))),
  };
}

function priceOf(odds: Odds | null, { market, line, outcome }: SlipSelection): number | null {
  const offered = odds?.markets.find((one) => one.key === market && one.line === line);
  return (offered && bestPrices(offered).get(outcome)) ?? null;
}
