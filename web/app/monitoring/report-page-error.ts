import { isRouteErrorResponse } from 'react-router';
import { isHydrationMismatch } from './catch-errors.ts';
import { reportError } from './report.ts';
import { reports } from './reports.ts';

/** Reports what the error page shows in place of a page, and what a component threw (spec point 8). */
export function reportPageError(error: unknown, path: string): void {
  if (isHydrationMismatch(error)) return;
  if (!isRouteErrorResponse(error)) return reportError(error, { path });
  // A page that does not exist is an answer like any other.
  if (error.status === 404) return;
  const context = { path, status: String(error.status) };
  reports.push({ kind: 'log', message: `page-error ${error.status} ${path}`, context });
}
