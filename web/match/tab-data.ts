import type { Part } from '../api/part.ts';

/** What became of loading a tab; `empty` when there is no such data of the match. */
export type TabData<Value> = Part<Value> | { kind: 'empty' };
