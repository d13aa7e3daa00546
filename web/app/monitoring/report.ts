import type { ApiFailure } from '../../api/failure.ts';
import { reports, type Attributes } from './reports.ts';

/** Reports a failed call (spec point 7). `path` has no query, which may identify the user. */
export function reportFailure(path: string, { status, message }: ApiFailure): void {
  const context = { path, status: String(status), message };
  reports.push({ kind: 'log', message: `api-failure ${status} ${path}`, context });
}

/** Returns a thrown value's message. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function reportError(error: unknown, context?: Attributes): void {
  const thrown = error instanceof Error ? error : new Error(String(error));
  reports.push({ kind: 'error', error: thrown, ...(context && { context }) });
}

export function reportEvent(name: string, attributes: Attributes = {}): void {
  reports.push({ kind: 'event', name, attributes });
}

/** Visitors' actions for business analytics. */
export type Action =
  | 'star'
  | 'alert'
  | 'share'
  | 'play'
  | 'search'
  | 'comment'
  | 'sign-up'
  | 'sign-in';

/** Reports an action for business analytics, with prefixed metric keys (spec point 7). */
export function reportAction(action: Action, metrics: Attributes): void {
  const keyed = Object.entries(metrics).map(([key, value]) => [`custom_metrics_${key}`, value]);
  reportEvent(action, { type: 'bi-analytics', ...Object.fromEntries(keyed) });
}
