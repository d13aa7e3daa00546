/**
 * What tells that a message speaks of the inside of a service: of its code, its
 * machines, its data. Names, words and figures of sports are none of it.
 */
const INTERNALS: readonly RegExp[] = [
  // Traces, markup, code and data.
  /[\n\r\t<>{}[\]`=\\|$;]/,
  // Addresses and paths; 'home/away' and '24/7' are neither.
  /:\/\/|(?:^|[\s("'])\/\w/,
  /\b\d{1,3}(?:\.\d{1,3}){3}\b|\blocalhost\b/i,
  // A host or a file, and the port or the line after it.
  /\b[\w-]+\.(?:[cm]?[jt]sx?|py|rb|go|rs|php|java|kt|sql|json|ya?ml|internal|local|svc|com|net|org|io|dev)\b/i,
  /[a-z\])]:\d/i,
  // Names of code: snake_case, camelCase, TypeError, ECONNREFUSED.
  /\w_\w|\b[a-z]+[A-Z]|[a-z](?:Error|Exception)\b|\bE[A-Z]{4,}\b/,
  /\b(?:SELECT|INSERT|UPDATE|DELETE|FROM|WHERE|JOIN|NULL)\b/,
  /\b(?:sql\w*|\w*sql|sqlite|redis|mongo\w*|kafka|d1|db|database|quer(?:y|ies)|schema|tables? does|rows? |upstream|backend|proxy|gateway|worker|node|server|service|socket|stack|trace|exception|undefined|null|nan|timeout|timed out|deadlock|memory|token|secret|password|credential|key|internal)\b/i,
];

/**
 * Whether what an upstream says of its own failure (5xx) may be said to a
 * visitor: a sentence of some words that tells nothing of its inside.
 */
export function isForVisitors(message: string): boolean {
  return (
    message.length <= 200 &&
    /\p{L}{2,}\s+\p{L}/u.test(message) &&
    !INTERNALS.some((sign) => sign.test(message))
  );
}
