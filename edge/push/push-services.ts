import { listedOrigins } from '../../realtime/hosts/socket-origin.ts';

/** Hosts of browsers' push services: Chrome and Edge on Android, Firefox, Safari, Edge on Windows. */
const HOSTS = [
  /^fcm\.googleapis\.com$/,
  /^(?:[\w-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[\w-]+\.)*push\.apple\.com$/,
  /^(?:[\w-]+\.)*notify\.windows\.com$/,
];

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
  const { protocol, port, hostname, origin } = url;
  const isKnown = protocol === 'https:' && port === '' && HOSTS.some((host) => host.test(hostname));
  return isKnown || more.has(origin) ? origin : null;
}
