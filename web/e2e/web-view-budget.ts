import type { RouteRow } from './route-row.ts';

/** Bytes of scripts and texts that a web view may transfer, compressed, without their headers. */
const BUDGET = 60_000;
/** Bytes of a web view that never changes. */
const STATIC_BUDGET = 2_000;
const STATIC = new Set([
  'frame-policy-list',
  'frame-policy',
  'frame-delete-account',
  'frame-head-to-head',
  'frame-top-scorers',
  'frame-error',
]);

/** Returns the bytes of scripts and texts that a row's web view may transfer, compressed. */
export function webViewBudget({ page = '' }: RouteRow): number {
  return STATIC.has(page) ? STATIC_BUDGET : BUDGET;
}
