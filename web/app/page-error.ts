import { isRouteErrorResponse } from 'react-router';
import {
  GENERIC_FAILURE,
  INCORRECT_CODE,
  NO_LEAGUE_DATA,
  NO_TEAM_DATA,
  NOT_IN_YOUR_COUNTRY,
  RETRY_LIMIT,
} from '../../edge/contracts/messages.ts';

export interface PageError {
  status: number;
  title: string;
  message: string | null;
}

/** What the error page says of an error (spec points 2, 8 and 9). */
export function pageErrorOf(error: unknown): PageError {
  if (!isRouteErrorResponse(error)) return describe(500, GENERIC_FAILURE);
  // What an unforeseen error says is for developers.
  const message = typeof error.data === 'string' ? error.data : GENERIC_FAILURE;
  return describe(error.status, message);
}

/** What the product says of failures. */
const MESSAGES = new Set([
  GENERIC_FAILURE,
  NOT_IN_YOUR_COUNTRY,
  NO_LEAGUE_DATA,
  NO_TEAM_DATA,
  RETRY_LIMIT,
  INCORRECT_CODE,
]);

/**
 * The error that `/error?status=&message=` asks for: 500 where the status is
 * none of an error. The message must be one of the product's own, or any link
 * could make the product say anything.
 */
export function askedError(query: URLSearchParams): PageError {
  const asked = query.get('status') ?? '';
  const message = query.get('message') ?? '';
  return describe(
    /^[45]\d\d$/.test(asked) ? Number(asked) : 500,
    MESSAGES.has(message) ? message : GENERIC_FAILURE,
  );
}

function describe(status: number, message: string): PageError {
  if (status === 404) return { status, title: 'Page Not Found', message: null };
  return { status, title: 'Internal Server Error', message: message || GENERIC_FAILURE };
}
