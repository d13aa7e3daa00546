import type { ApiFailure } from '../../api/failure.ts';
import { reports, type Attributes } from './reports.ts';

/** Reports a call that failed (spec point 7). `path` is without its query, which may say who asked. */
export function reportFailure(path: string, { status, message }: ApiFailure): void {
  const context = { path, status: String(status), message };
  reports.push({ kind: 'log', message: `api-failure ${status} ${path}`, context });
}

/** What an unknown thrown value says. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function reportError(error: unknown, context?: Attributes): void {
  const thrown = error instanceof Error ? error : new Error(String(error));
  reports.push({ kind: 'error', error: thrown, ...(context && { context }) });
}

export interface EventOptions {
  /** The keys of a business analytics event are prefixed (spec point 7). */
  type?: 'bi-analytics';
}

export function reportEvent(
  name: string,
  attributes: Attributes = {},
  { type }: EventOptions = {},
): void {
  reports.push({
    kind: 'event',
    name,
    attributes: type === 'bi-analytics' ? withPrefix(attributes) : attributes,
  });
}

/** The metric keys of events for business analytics (spec point 7). */
function withPrefix(attributes: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).map(([key, value]) => [`custom_metrics_${key}`, value]),
  );
}
