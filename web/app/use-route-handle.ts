import { useMemo } from 'react';
import { useMatches } from 'react-router';
import { mergeHandles, type RouteHandle } from './route-handle.ts';

/** What the routes of the page say of it. */
export function useRouteHandle(): RouteHandle {
  const matches = useMatches();
  return useMemo(() => mergeHandles(matches.map(({ handle }) => handle)), [matches]);
}
