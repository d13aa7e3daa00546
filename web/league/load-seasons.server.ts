import * as CALLS from '../../edge/contracts/calls.ts';
import { callOrNull } from '../api/client.ts';
import { orNullWhenFailed } from '../api/failure.ts';
import type { LeagueContext } from './load-league.server.ts';

/** A season to choose. */
export interface SeasonChoice {
  id: string;
  name: string;
  isShown: boolean;
}

export const NO_SEASONS: readonly SeasonChoice[] = [];

/** Loads a league's seasons, newest first; empty on failure, since the choice is optional. */
export async function loadSeasons(
  { api, league }: LeagueContext,
  seasonId: string | undefined,
  signal: AbortSignal,
): Promise<readonly SeasonChoice[]> {
  const list = await orNullWhenFailed(
    callOrNull(api, CALLS.listSeasons, { id: league.id }, signal),
  );
  const shown = seasonId ?? list?.current?.seasonId;
  return (list?.seasons ?? []).map(({ seasonId: id, seasonName: name }) => ({
    id,
    name,
    isShown: id === shown,
  }));
}
