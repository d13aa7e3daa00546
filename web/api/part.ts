import { isApiFailure } from './failure.ts';

/** What a page says where something could not be loaded. */
export interface Failed {
  kind: 'failed';
  /** Of the page whose main part this is. */
  status: number;
  /** For the visitor (spec point 8). */
  message: string;
}

/** A part of a page that may fail alone while the rest is shown. */
export type Part<Value> = { kind: 'loaded'; value: Value } | Failed;

/** What a call brought, or what is said where it brought nothing. */
export async function part<Value>(call: Promise<Value>): Promise<Part<Value>> {
  try {
    return { kind: 'loaded', value: await call };
  } catch (error) {
    return failedBy(error);
  }
}

/** What is said of a call that failed. Anything else that was thrown is thrown on. */
export function failedBy(error: unknown): Failed {
  if (!isApiFailure(error)) throw error;
  return { kind: 'failed', status: error.status >= 500 ? 503 : 500, message: error.message };
}

/** The status of a page whose main part this is. */
export function statusOf(main: Part<unknown>): number {
  return main.kind === 'loaded' ? 200 : main.status;
}
