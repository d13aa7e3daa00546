import { loaderContextOf } from '../api/loader-context.server.ts';
import { pack } from '../api/packed.ts';
import { loadRail } from '../home/load-rail.server.ts';
import { loadWithRetry } from '../ui/load-with-retry.ts';
import type { Route } from './+types/home-rail';

/** Returns what Home shows beside its matches, packed: see `NearRail`. `league` has the table's id. */
export function loader({ context, request, url }: Route.LoaderArgs): Promise<string> {
  const leagueId = url.searchParams.get('league');
  return loadRail(
    loaderContextOf(context, request),
    { leagueId, matches: [] },
    request.signal,
  ).then(pack);
}

/** Nobody misses it: retries until it loads, or until the page is gone. */
export function clientLoader({
  request: { signal },
  serverLoader,
}: Route.ClientLoaderArgs): Promise<string> {
  return loadWithRetry(async () => (signal.aborted ? '' : serverLoader()));
}
