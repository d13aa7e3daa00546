import { isRouteErrorResponse } from 'react-router';
import { GENERIC_FAILURE } from '../../edge/contracts/messages.ts';

export interface PageError {
  status: number;
  title: string;
  message: string | null;
}

/** What the error page says of an error (spec points 2, 8 and 9). */
export function pageErrorOf(error: unknown): PageError {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return { status, title: 'Page Not Found', message: null };
  // What an unforeseen error says is for developers.
  const message =
    isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : GENERIC_FAILURE;
  return { status, title: 'Internal Server Error', message: message || GENERIC_FAILURE };
}
