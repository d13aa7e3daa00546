import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Runs what answers one request, or one event of the platform's: `requestId` is `id` in all of it. */
export function inRequest<Result>(id: string, work: () => Result): Result {
  return current.run(id, work);
}

/** The id of the request that is being answered; undefined outside of any. */
export function requestId(): string | undefined {
  return current.getStore();
}
