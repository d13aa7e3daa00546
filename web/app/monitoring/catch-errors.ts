import { isRouteErrorResponse } from 'react-router';
import { messageOf, reportError } from './report.ts';
import { reports } from './reports.ts';

/**
 * React's messages when the server's HTML differs from the browser's render, or when the server
 * failed to render a part. React then renders in the browser (spec point 8: not reported), and the
 * server logs its own failures.
 */
const HYDRATION_MISMATCH =
  /Hydration failed|hydrated but some attributes|server could not finish this Suspense boundary|Minified React error #(?:418|419|425);/;

/** Reports uncaught errors while the page lives. */
export function catchErrors(target: Window): void {
  target.addEventListener('error', ({ error, message }) => report(error ?? message));
  target.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}

function report(error: unknown): void {
  if (!isHydrationMismatch(error)) reportError(error);
}

/** Reports an error page's error, and errors that components threw (spec point 8). */
export function reportPageError(error: unknown, path: string): void {
  if (isHydrationMismatch(error)) return;
  const isAnswer = isRouteErrorResponse(error);
  // A missing page is a normal response.
  if (isAnswer && error.status === 404) return;
  reports.push({ kind: 'popup', name: 'error' });
  if (!isAnswer) return reportError(error, { path });
  const context = { path, status: String(error.status) };
  reports.push({ kind: 'log', message: `page-error ${error.status} ${path}`, context });
}

export function isHydrationMismatch(error: unknown): boolean {
  return HYDRATION_MISMATCH.test(messageOf(error));
}
