import { useMemo, useRef, type ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { unpack } from '../api/packed.ts';
import type { Rail } from './load-rail.server.ts';
import { useNearLoad } from './use-near-load.ts';

export interface NearRailProps {
  /** The league whose table it shows; null: none is in play. */
  leagueId: string | null;
  children: (rail: Rail) => ReactNode;
}

/** Loads Home's rail once its place comes near: on a phone it stands below all matches. */
export function NearRail({ leagueId, children }: NearRailProps) {
  const place = useRef<HTMLElement>(null);
  const query = leagueId === null ? '' : `?league=${encodeURIComponent(leagueId)}`;
  const path = `/resources/home-rail${query}`;
  const fetcher = useFetcher<string | null>({ key: path });
  const { data = null } = fetcher;
  useNearLoad(fetcher, { path, place, isMissing: data === null });
  const rail = useMemo((): Rail | null => (data === null ? null : unpack(data)), [data]);
  // The page's style finds a late rail by its element.
  return <section ref={place}>{rail && children(rail)}</section>;
}
