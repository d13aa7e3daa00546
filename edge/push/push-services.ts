import { listedOrigins } from '../../realtime/hosts/socket-origin.ts';

/** Push services with one host: Chrome and Edge on Android, Firefox, Safari. */
const NAMED: ReadonlySet<string> = new Set([
  'https://fcm.googleapis.com',
  'https://updates.push.services.mozilla.com',
  'https://web.push.apple.com',
]);
/**
 * The push service of Edge on Windows has a host for each data centre. Microsoft publishes only the
 * domain, and that the part before it may change.
 */
const WINDOWS = /^https:\/\/[a-z\d][a-z\d-]{0,62}\.notify\.windows\.com$/;
/** Its endpoints have one parameter, in which some characters are escaped. */
const WINDOWS_QUERY = /^\?token=[^&]+$/;
/** Those of the others have no parameters, and nothing that could be written in two ways. */
const NAMED_PATH = /^(?:\/[\w:.~=-]+)+$/;

/** Returns the origins in PUSH_SERVICES, which the operator trusts besides the known services. */
export function morePushServices({ PUSH_SERVICES = '' }: { PUSH_SERVICES?: string }) {
  return new Set(listedOrigins(PUSH_SERVICES).origins);
}

/**
 * Returns the origin of an endpoint's push service; null if it is neither known nor among the
 * `more` origins. Anybody may send the product endpoints to which it posts: an unknown host could
 * be inside the operator's own network.
 */
export function pushServiceOf(endpoint: string, more: ReadonlySet<string>): string | null {
  const url = URL.parse(endpoint);
  if (!url || url.username !== '' || url.password !== '') return null;
  const { origin, search } = url;
  const isKnown = WINDOWS.test(origin)
    ? WINDOWS_QUERY.test(search)
    : NAMED.has(origin) && NAMED_PATH.test(endpoint.slice(origin.length));
  return isKnown || more.has(origin) ? origin : null;
}

/** Whether anybody can name such a host, so that it may not exist. */
export function mayNotExist(origin: string): boolean {
  return WINDOWS.test(origin);
}
