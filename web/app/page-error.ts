import { isRouteErrorResponse } from 'react-router';
import { GENERIC_FAILURE, OWN_MESSAGES } from '../../edge/contracts/messages.ts';

export interface PageError {
  status: (typeof STATUSES)[number];
  /** The response's message, in English; null where the status says enough. */
  message: string | null;
}

/** Returns the error page's content (spec points 2, 8 and 9). */
export function pageErrorOf(error: unknown): PageError {
  if (!isRouteErrorResponse(error)) return describe(500, GENERIC_FAILURE);
  // Unexpected errors' texts are for developers.
  const message = typeof error.data === 'string' ? error.data : GENERIC_FAILURE;
  return describe(error.status, message);
}

/**
 * Returns the error of `/error?status=&message=`: 500 if the status is not an error's. Accepts only
 * the product's own messages, or any link could make the product say anything.
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
 * Statuses with their own titles. The specification titles all but 404 'Internal Server Error',
 * which is wrong for 503 or 429 (ADR 25).
 */
const STATUSES = [400, 403, 404, 405, 429, 451, 500, 502, 503, 504] as const;

function describe(asked: number, message: string): PageError {
  // A status without a title uses the specification's default.
  const status = STATUSES.find((known) => known === asked) ?? 500;
  return { status, message: status === 404 ? null : message || GENERIC_FAILURE };
}
