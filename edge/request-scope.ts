import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Runs the work of one request or event. `requestId()` returns `id` in all of it. */
export function inRequest<Result>(id: string, work: () => Result): Result {
  return current.run(id, work);
}

/** Returns the id of the current request or event; undefined outside of both. */
export function requestId(): string | undefined {
  return current.getStore();
}
