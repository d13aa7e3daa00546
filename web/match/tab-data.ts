import type { Settled } from '../api/settled.ts';

/**
 * Result of loading a tab; `empty` if the match has no such data; `held` if it may be newer than
 * the fan's delay allows: the page asks for it and keeps it until it is due.
 */
export type TabData<Value> = Settled<Value> | { kind: 'empty' } | { kind: 'held' };

/** Query with which a page asks for what it keeps until it is due. */
export const AHEAD = 'ahead';
