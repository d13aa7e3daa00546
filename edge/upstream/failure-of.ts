/** Highest status of HTTP: 511 Network Authentication Required. */
const HIGHEST_STATUS = 511;

/**
 * Returns the status of an API's failed answer; null for a success. 502 for a redirect, a status above 511 and a success
 * with a body other than JSON.
 */
export function failureOf(answer: Response): number | null {
  if (answer.status > HIGHEST_STATUS) return 502;
  if (answer.status >= 400) return answer.status;
  if (answer.status === 304 || answer.status === 204) return null;
  if (answer.status >= 300) return 502;
  return isJson(answer) || !answer.body ? null : 502;
}

/** Whether an answer says that it is JSON. */
export function isJson({ headers }: Response): boolean {
  return /^application\/(?:[\w.+-]+\+)?json\b/i.test(headers.get('content-type') ?? '');
}
