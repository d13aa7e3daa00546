import { useEffect, useRef, useState, type RefObject } from 'react';
import { waitForTurn } from './turns.ts';
import { useOwnLayout } from './use-own-layout.ts';

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
  /** Keys of those that are made from the first, and stay. */
  serverMade: ReadonlySet<string>;
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
  { parts, serverMade, isWhole, isReady }: MadePartsOptions,
): ReadonlyMap<string, MadePart> {
  const [made, setMade] = useState<ReadonlyMap<string, MadePart>>(
    () => new Map([...serverMade].map((key) => [key, 'kept'])),
  );
  // Ahead of what has been rendered: a part may be left and near again before that.
  const current = useRef(made);
  useEffect(() => {
    if (!isReady) return undefined;
    const stateOf = (key: string) => current.current.get(key);
    const change = (next: ReadonlyMap<string, MadePart>) => {
      current.current = next;
      setMade(next);
    };
    const set = (key: string, state: MadePart) => change(new Map(current.current).set(key, state));

    // A part that comes back waits for its turn as any other.
    const keys = new Set(parts.map(({ key }) => key));
    const known = [...current.current].filter(([key]) => keys.has(key));
    if (known.length < current.current.size) change(new Map(known));

    const waiting = new Map<string, () => void>();
    const waitFor = (key: string, then = () => {}) => {
      if (isMade(stateOf(key)) || waiting.has(key)) return false;
      const take = () => {
        waiting.delete(key);
        set(key, isWhole ? 'kept' : 'near');
        then();
      };
      waiting.set(key, waitForTurn(take));
      return true;
    };
    // One at a time: what comes near must not wait for all of them.
    const others = isWhole ? [...keys] : [];
    const makeOthers = () => {
      for (let key = others.shift(); key !== undefined; key = others.shift())
        if (waitFor(key, makeOthers)) return;
    };

    const standing = new Map<Element, PlacedPart>();
    let hasSeen = false;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          const part = standing.get(target);
          if (!part) continue;
          const { key, height } = part;
          if (isIntersecting) waitFor(key);
          if (isIntersecting && isWhole) observer.unobserve(target);
          if (isIntersecting || isWhole) continue;
          // Who flings past it does not wait for it.
          waiting.get(key)?.();
          waiting.delete(key);
          // One with the focus stays until it is left once more.
          if (stateOf(key) === 'near' && !target.contains(document.activeElement))
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
    }
    return () => {
      observer.disconnect();
      for (const stopWaiting of waiting.values()) stopWaiting();
    };
  }, [box, parts, isWhole, isReady]);
  useOwnLayout(made);
  return made;
}

/** Whether a part is made, not only to come or left. */
export function isMade(part: MadePart | undefined): part is 'kept' | 'near' {
  return part === 'kept' || part === 'near';
}
