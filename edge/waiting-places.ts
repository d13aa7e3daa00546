/** A request that waits or works. It contains no promise, which would belong to its request. */
export interface Place {
  network: string;
  group: string;
  /** The /24 or /32 of the group, most of which belong to one operator. */
  range: string;
  /** Whether the network is one of many that its group can name: a /64 of a /48, without an account. */
  isOfMany: boolean;
  weight: number;
  /** Whether the work is still wanted. */
  isNeeded: () => boolean;
  /** When the place is free again, should its request have died, ms. */
  until: number;
  /** Whether a newcomer took the place, or its work has ended. */
  isOver: boolean;
}

/** From the largest part of all places to the smallest. The names of a place's three all differ. */
export const LEVELS = ['range', 'group', 'network'] as const;
export type Level = (typeof LEVELS)[number];

/** All places, or those of a range, a group or a network, in order of arrival. */
export interface Branch {
  readonly places: Set<Place>;
  /** The branches of the next level by name; none of a network. */
  readonly parts: Map<string, Branch>;
  /** Branches that began to wait earlier have lower numbers. */
  readonly number: number;
}

/** Places by range, in it by group, and in it by network: hundreds are found without a look at each. */
export class WaitingPlaces {
  #branches = 0;
  readonly #all = this.#newBranch();

  get size(): number {
    return this.#all.places.size;
  }

  [Symbol.iterator](): IterableIterator<Place> {
    return this.#all.places.values();
  }

  add(place: Place): void {
    if (this.#all.places.has(place)) return;
    let branch = this.#all;
    branch.places.add(place);
    for (const level of LEVELS) {
      const part = branch.parts.get(place[level]) ?? this.#newBranch();
      branch.parts.set(place[level], part);
      part.places.add(place);
      branch = part;
    }
  }

  /** Returns whether the place was there. */
  delete(place: Place): boolean {
    let branch: Branch | undefined = this.#all;
    const wasThere = branch.places.delete(place);
    for (const level of LEVELS) {
      const part: Branch | undefined = branch?.parts.get(place[level]);
      part?.places.delete(place);
      if (part?.places.size === 0) branch?.parts.delete(place[level]);
      branch = part;
    }
    return wasThere;
  }

  /** Returns the branch of each level in which a place has a part, from all places on; an empty one where none waits. */
  around(place: Place): Record<Level, Branch> {
    const range = this.#all;
    const group = range.parts.get(place.range) ?? EMPTY;
    return { range, group, network: group.parts.get(place.group) ?? EMPTY };
  }

  #newBranch(): Branch {
    return { places: new Set(), parts: new Map(), number: (this.#branches += 1) };
  }
}

const EMPTY: Branch = { places: new Set(), parts: new Map(), number: Infinity };
