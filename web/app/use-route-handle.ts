import { useMemo } from 'react';
import { useMatches } from 'react-router';
import { mergeHandles, type RouteHandle } from './route-handle.ts';

/** Returns the merged handle of the matched routes. */
export function useRouteHandle(): RouteHandle {
  const matches = useMatches();
  return useMemo(() => mergeHandles(matches.map(({ handle }) => handle)), [matches]);
}
