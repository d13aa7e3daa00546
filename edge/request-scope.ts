import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Runs the work of one request, or one event of the platform: `requestId` is `id` in all of it. */
export function inRequest<Result>(id: string, work: () => Result): Result {
  return current.run(id, work);
}

/** Returns the current request's id; undefined outside of any. */
export function requestId(): string | undefined {
  return current.getStore();
}
