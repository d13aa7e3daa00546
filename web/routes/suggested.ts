import { ALL_SPORTS, sportRadarId } from '../../realtime/sports/registry.ts';
import { loaderContextOf } from '../api/loader-context.server.ts';
import { notFound } from '../app/not-found.ts';
import { loadSuggested, OFFERED } from '../search/load-offered.server.ts';
import { offeredGroups } from '../search/offered-groups.ts';
import type { SuggestionGroup } from '../search/suggestions.ts';
import { textOf } from '../../edge/shared/text/text.ts';
import type { Route } from './+types/suggested';

/** Returns the leagues and suggested teams of a sport, by its betRadarId, or of 'all' sports. */
export async function loader({
  context,
  params,
  request,
}: Route.LoaderArgs): Promise<SuggestionGroup[]> {
  const { betRadarId } = params;
  const sport = ALL_SPORTS.find(({ id }) => sportRadarId(id) === betRadarId);
  if (!sport && betRadarId !== 'all') throw notFound();
  const loaderContext = loaderContextOf(context, request);
  const found = await loadSuggested(loaderContext, sport, OFFERED, request.signal);
  return offeredGroups(textOf(loaderContext.edge.visitor.language), { live: [], ...found });
}

/** Returns no suggestions on failure: pages preload them, which must not show the error page. */
export async function clientLoader({
  serverLoader,
}: Route.ClientLoaderArgs): Promise<SuggestionGroup[]> {
  try {
    return await serverLoader();
  } catch {
    return [];
  }
}

/** Whether to reload: never, since another sport has another path. */
export const shouldRevalidate = () => false;
