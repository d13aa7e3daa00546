import { isRouteErrorResponse } from 'react-router';
import { GENERIC_FAILURE, OWN_MESSAGES } from '../../edge/contracts/messages.ts';

export interface PageError {
  status: (typeof STATUSES)[number];
  /** The message of the answer, in English; null where its status says as much. */
  message: string | null;
}

/** What the error page says of an error (spec points 2, 8 and 9). */
export function pageErrorOf(error: unknown): PageError {
  if (!isRouteErrorResponse(error)) return describe(500, GENERIC_FAILURE);
  // What an unforeseen error says is for developers.
  const message = typeof error.data === 'string' ? error.data : GENERIC_FAILURE;
  return describe(error.status, message);
}

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
    OWN_MESSAGES.has(message) ? message : GENERIC_FAILURE,
  );
}

/**
 * The statuses that have a title of their own. The specification has 'Internal Server Error'
 * beside any but 404, which next to 503 or 429 is not true (ADR 25).
 */
const STATUSES = [400, 403, 404, 405, 429, 451, 500, 502, 503, 504] as const;

function describe(asked: number, message: string): PageError {
  // A status without a name of its own is shown as the one that the specification defaults to.
  const status = STATUSES.find((known) => known === asked) ?? 500;
  return { status, message: status === 404 ? null : message || GENERIC_FAILURE };
}
