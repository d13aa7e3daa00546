/**
 * Signs that a message describes a service's internals: its code, machines or data. Sports' names,
 * words and figures must not match.
 */
const INTERNALS: readonly RegExp[] = [
  // Traces, markup, code and data.
  /[\n\r\t<>{}[\]`=\\|$;]/,
  // Addresses and paths, but not 'home/away' and '24/7'.
  /:\/\/|(?:^|[\s("'])\/\w/,
  /\b\d{1,3}(?:\.\d{1,3}){3}\b|\blocalhost\b/i,
  // A host or a file, and its port or line number.
  /\b[\w-]+\.(?:[cm]?[jt]sx?|py|rb|go|rs|php|java|kt|sql|json|ya?ml|internal|local|svc|com|net|org|io|dev)\b/i,
  /[a-z\])]:\d/i,
  // Names of code: snake_case, camelCase, TypeError, ECONNREFUSED.
  /\w_\w|\b[a-z]+[A-Z]|[a-z](?:Error|Exception)\b|\bE[A-Z]{4,}\b/,
  /\b(?:SELECT|INSERT|UPDATE|DELETE|FROM|WHERE|JOIN|NULL)\b/,
  /\b(?:sql\w*|\w*sql|sqlite|redis|mongo\w*|kafka|d1|db|database|quer(?:y|ies)|schema|tables? does|rows? |upstream|backend|proxy|gateway|worker|node|server|service|socket|stack|trace|exception|undefined|null|nan|timeout|timed out|deadlock|memory|token|secret|password|credential|key|internal)\b/i,
];

/**
 * Whether a visitor may see an upstream's message about its own failure (5xx): a sentence of
 * several words without internals.
 */
export function isForVisitors(message: string): boolean {
  return (
    message.length <= 200 &&
    /\p{L}{2,}\s+\p{L}/u.test(message) &&
    !INTERNALS.some((sign) => sign.test(message))
  );
}
