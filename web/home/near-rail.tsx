import { useCallback, useMemo, useRef, type ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { unpack } from '../api/packed.ts';
import { useNear } from '../ui/use-near.ts';
import type { Rail } from './load-rail.server.ts';

export interface NearRailProps {
  /** The league whose table it shows; null: none is in play. */
  leagueId: string | null;
  children: (rail: Rail) => ReactNode;
}

/** Loads Home's rail once its place comes near: on a phone it stands below all live matches. */
export function NearRail({ leagueId, children }: NearRailProps) {
  const place = useRef<HTMLDivElement>(null);
  const { load, data } = useFetcher<string>({ key: 'home-rail' });
  const rail = useMemo((): Rail | null => (data === undefined ? null : unpack(data)), [data]);
  const query = leagueId === null ? '' : `?league=${encodeURIComponent(leagueId)}`;
  const loadRail = useCallback(() => void load(`/resources/home-rail${query}`), [load, query]);
  useNear(place, '[data-rail]', rail ? null : loadRail);
  return <div ref={place}>{rail ? children(rail) : <div data-rail="" />}</div>;
}
