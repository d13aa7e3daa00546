import type { Failed } from '../api/part.ts';

/** What became of loading a tab; `empty` when there is no such data of the match. */
export type TabData<Value> = { kind: 'loaded'; value: Value } | { kind: 'empty' } | Failed;
