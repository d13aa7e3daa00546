/**
 * Statuses of an answer to a request that is wrong or late whatever it says of a person: its method, proxy, time,
 * length, type, host, protocol or headers.
 */
export const REQUEST_FAULTS: ReadonlySet<number> = new Set([
  405, 407, 408, 411, 415, 421, 425, 426, 431,
]);
