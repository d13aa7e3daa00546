import { isRouteErrorResponse } from 'react-router';
import { GENERIC_FAILURE, OWN_MESSAGES } from '../../edge/contracts/messages.ts';

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
 * Status messages beside the two of the specification (ADR 25): it has 'Internal
 * Server Error' beside any other status, which next to 503 or 429 is not true.
 */
const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  403: 'Forbidden',
  405: 'Method Not Allowed',
  429: 'Too Many Requests',
  451: 'Not Available in Your Country',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

function describe(status: number, message: string): PageError {
  if (status === 404) return { status, title: 'Page Not Found', message: null };
  const title = TITLES[status];
  // A status without a name of its own is shown as the one that the specification defaults to.
  return {
    status: title === undefined ? 500 : status,
    title: title ?? 'Internal Server Error',
    message: message || GENERIC_FAILURE,
  };
}
