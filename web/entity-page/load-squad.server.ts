import type { LoaderContext } from '../api/loader-context.server.ts';
import { settle, type Settled } from '../api/settled.ts';
import * as CALLS from '../../edge/contracts/calls.ts';
import { callOrNull } from '../api/client.ts';
import { textOf } from '../../edge/shared/text/text.ts';
import { groupSquad, type SquadGroup } from './squad.ts';

/** Loads a team's squad, with positions in the visitor's language; empty if unknown. */
export function loadSquad(
  { api, edge }: LoaderContext,
  teamId: string,
  signal: AbortSignal,
): Promise<Settled<readonly SquadGroup[]>> {
  return settle(
    callOrNull(api, CALLS.getSquad, { id: teamId }, signal).then((wire) =>
      wire ? groupSquad(textOf(edge.visitor.language), wire) : [],
    ),
  );
}
