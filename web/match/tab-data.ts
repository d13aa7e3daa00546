import type { Settled } from '../api/settled.ts';

/**
 * Result of loading a tab; `empty` if the match has no such data; `held` if it may be newer than
 * the fan's delay allows: the page requests it and keeps it until it is due.
 */
export type TabData<Value> = Settled<Value> | { kind: 'empty' } | { kind: 'held' };

/** Query parameter with which a page requests data that it keeps until it is due. */
export const AHEAD = 'ahead';
