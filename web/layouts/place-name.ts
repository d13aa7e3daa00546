import { useLocation, useRouteLoaderData } from 'react-router';
import type { RouteHandle } from '../app/route-handle.ts';
import { useText } from '../ui/use-text.ts';
import { headerTitleOf } from './flags.ts';

interface Named {
  name: string;
}

/**
 * Returns the name of the place in a narrow window's header, instead of the brand: the league of a
 * match, the league, team or player itself, or the route's title.
 */
export function usePlaceName(handle: RouteHandle): string | undefined {
  const t = useText();
  const { pathname } = useLocation();
  const match = useRouteLoaderData<{ match: { leagueName: string } }>('routes/match');
  const league = useRouteLoaderData<{ league: Named }>('routes/league');
  const team = useRouteLoaderData<{ team: Named }>('routes/team');
  const player = useRouteLoaderData<{ player: Named }>('routes/player');
  const own = match?.match.leagueName ?? (league?.league ?? team?.team ?? player?.player)?.name;
  const title = headerTitleOf(handle, pathname);
  return own ?? (title && t(title));
}
