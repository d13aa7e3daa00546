import { useMemo, useRef, type ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { unpack } from '../api/packed.ts';
import { useLatest } from '../ui/use-latest.ts';
import type { Rail } from './load-rail.server.ts';
import { useNearLoad } from './use-near-load.ts';

export interface NearRailProps {
  /** The league whose table it shows; null if none is in play. */
  leagueId: string | null;
  children: (rail: Rail) => ReactNode;
}

/**
 * Loads Home's rail once its place comes near: on a phone it is below all matches, in a wide window
 * beside them.
 */
export function NearRail({ leagueId, children }: NearRailProps) {
  const place = useRef<HTMLElement>(null);
  const query = leagueId ? `?league=${encodeURIComponent(leagueId)}` : '';
  const path = `/resources/home-rail${query}`;
  const fetcher = useFetcher<string | null>({ key: path });
  useNearLoad(fetcher, { path, place, isMissing: !fetcher.data });
  const data = useLatest(fetcher.data);
  const rail = useMemo((): Rail | null => (data ? unpack(data) : null), [data]);
  // The page's style shows a card while this element is empty, so a rail without parts contains a
  // space.
  return <section ref={place}>{rail && (children(rail) ?? ' ')}</section>;
}
