/** What became of loading a tab; `empty` when there is no such data of the match. */
export type TabData<Value> =
  | { kind: 'loaded'; value: Value }
  | { kind: 'empty' }
  | { kind: 'failed'; status: number; message: string };
