import { loaderContextOf } from '../api/loader-context.server.ts';
import { pack } from '../api/packed.ts';
import { loadRail } from '../home/load-rail.server.ts';
import type { Route } from './+types/home-rail';

/**
 * Returns Home's rail as packed text: see `NearRail`. `?league=` is the id of the table's league.
 */
export async function loader({ context, request, url }: Route.LoaderArgs): Promise<string> {
  const leagueId = url.searchParams.get('league');
  const loaderContext = loaderContextOf(context, request);
  return pack(await loadRail(loaderContext, { leagueId, matches: [] }, request.signal));
}

/** Returns null on failure: the page then tries again (`useNearLoad`). */
export async function clientLoader({
  serverLoader,
}: Route.ClientLoaderArgs): Promise<string | null> {
  try {
    return await serverLoader();
  } catch {
    return null;
  }
}
