import { isApiFailure } from './failure.ts';

/** A part of a page that may fail alone while the rest is shown. */
export type Part<Value> = { kind: 'loaded'; value: Value } | { kind: 'failed'; status: number };

/** What a call brought, or the status that a page says it could not be loaded with. */
export async function part<Value>(call: Promise<Value>): Promise<Part<Value>> {
  try {
    return { kind: 'loaded', value: await call };
  } catch (error) {
    if (!isApiFailure(error)) throw error;
    return { kind: 'failed', status: error.status >= 500 ? 503 : 500 };
  }
}

/** The status of a page whose main part this is. */
export function statusOf(main: Part<unknown>): number {
  return main.kind === 'loaded' ? 200 : main.status;
}
