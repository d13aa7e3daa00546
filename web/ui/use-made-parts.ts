import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { waitForTurn } from './turns.ts';

/** A part of a list and the place where it stands, made or not. */
export interface PlacedPart {
  /** Stable while parts come and go. */
  key: string;
  /** How tall it is, in CSS, about. */
  height: string;
  /** What links lead to. */
  id?: string | undefined;
}

export interface MadePartsOptions {
  /** A part for each child of the box, in their order. */
  parts: readonly PlacedPart[];
  /** So many are made from the first on. */
  first: number;
  /** Whether those stay. */
  isFirstKept: boolean;
  /** Whether all are made in time, what is near first, and stay. */
  isWhole: boolean;
  /** Whether the box is there. */
  isReady: boolean;
}

/** A part that stays, one that is made while it is near, or one that was left: how tall it was then, px, as a part of that `height`. */
export type MadePart = 'kept' | 'near' | { height: string; px: number };

/** How far beyond the screen parts are made ready, px. */
const AHEAD = 250;

/** Which parts are made, by their keys: those near to what is in sight, one in a turn. */
export function useMadeParts(
  box: RefObject<HTMLElement | null>,
  { parts, first, isFirstKept, isWhole, isReady }: MadePartsOptions,
): ReadonlyMap<string, MadePart> {
  const [made, setMade] = useState<ReadonlyMap<string, MadePart>>(
    () => new Map(parts.slice(0, first).map(({ key }) => [key, isFirstKept ? 'kept' : 'near'])),
  );
  const stateOf = useEffectEvent((key: string) => made.get(key));
  useEffect(() => {
    if (!isReady) return undefined;
    const standing = new Map<Element, PlacedPart>();
    const waiting = new Map<string, () => void>();
    const set = (key: string, part: MadePart) =>
      setMade((before) => new Map(before).set(key, part));
    const waitFor = (key: string, then = () => {}) => {
      if (waiting.has(key)) return;
      const take = () => {
        waiting.delete(key);
        set(key, isWhole ? 'kept' : 'near');
        then();
      };
      waiting.set(key, waitForTurn(take));
    };
    const others: string[] = [];
    const makeOthers = () => {
      const next = others.shift();
      if (next === undefined) return;
      if (isMade(stateOf(next)) || waiting.has(next)) makeOthers();
      else waitFor(next, makeOthers);
    };
    let hasSeen = false;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          const part = standing.get(target);
          if (!part) continue;
          const { key, height } = part;
          const state = stateOf(key);
          if (isIntersecting && !isMade(state)) waitFor(key);
          if (isIntersecting || isWhole) continue;
          // Who flings past it does not wait for it.
          waiting.get(key)?.();
          waiting.delete(key);
          if (state === 'near' && !target.contains(document.activeElement))
            set(key, { height, px: boundingClientRect.height });
        }
        if (!hasSeen) makeOthers();
        hasSeen = true;
      },
      { rootMargin: `${AHEAD}px 0px` },
    );
    const places = box.current?.children ?? [];
    for (const [index, part] of parts.entries()) {
      const place = places[index];
      if (!place || stateOf(part.key) === 'kept') continue;
      standing.set(place, part);
      observer.observe(place);
      if (isWhole) others.push(part.key);
    }
    return () => {
      observer.disconnect();
      for (const stopWaiting of waiting.values()) stopWaiting();
    };
  }, [box, parts, isWhole, isReady]);
  return made;
}

/** Whether a part is made, not only to come or left. */
export function isMade(part: MadePart | undefined): part is 'kept' | 'near' {
  return part === 'kept' || part === 'near';
}
