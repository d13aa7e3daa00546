import { loaderContextOf } from '../api/loader-context.server.ts';
import { orThrowResponse } from '../api/or-throw-response.ts';
import { pack } from '../api/packed.ts';
import { loadOutlook } from '../league/outlook/load-outlook.server.ts';
import type { Route } from './+types/season-outlook';

/** Returns a season's outlook as packed text; null for a season without one. */
export async function loader({
  context,
  params,
  request,
  url,
}: Route.LoaderArgs): Promise<string | null> {
  const query = { id: params.leagueId, seasonId: url.searchParams.get('seasonId') || undefined };
  const asked = loadOutlook(loaderContextOf(context, request), query, request.signal);
  const outlook = await orThrowResponse(asked);
  return outlook && pack(outlook);
}

/** Returns null on failure: the page then shows no outlook, but no error page either. */
export async function clientLoader({
  serverLoader,
}: Route.ClientLoaderArgs): Promise<string | null> {
  try {
    return await serverLoader();
  } catch {
    return null;
  }
}
