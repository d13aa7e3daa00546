import { isRouteErrorResponse } from 'react-router';
import { messageOf, reportError } from './report.ts';
import { reports } from './reports.ts';

/**
 * What React says when the page that the server made is not the one that the
 * browser would make; it goes on with its own (spec point 8: not reported).
 * So it does where the server could not render a part, which its own log tells.
 */
const HYDRATION_MISMATCH =
  /Hydration failed|hydrated but some attributes|server could not finish this Suspense boundary|Minified React error #(?:418|419|425);/;

/** Reports whatever nobody catches, for as long as the page lives. */
export function catchErrors(target: Window): void {
  target.addEventListener('error', ({ error, message }) => report(error ?? message));
  target.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}

function report(error: unknown): void {
  if (!isHydrationMismatch(error)) reportError(error);
}

/** Reports what the error page shows in place of a page, and what a component threw (spec point 8). */
export function reportPageError(error: unknown, path: string): void {
  if (isHydrationMismatch(error)) return;
  const isAnswer = isRouteErrorResponse(error);
  // A page that does not exist is an answer like any other.
  if (isAnswer && error.status === 404) return;
  reports.push({ kind: 'popup', name: 'error' });
  if (!isAnswer) return reportError(error, { path });
  const context = { path, status: String(error.status) };
  reports.push({ kind: 'log', message: `page-error ${error.status} ${path}`, context });
}

export function isHydrationMismatch(error: unknown): boolean {
  return HYDRATION_MISMATCH.test(messageOf(error));
}
