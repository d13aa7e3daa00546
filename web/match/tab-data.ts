import type { Settled } from '../api/settled.ts';

/** What became of loading a tab; `empty` when there is no such data of the match. */
export type TabData<Value> = Settled<Value> | { kind: 'empty' };
