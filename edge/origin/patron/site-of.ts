/** The /48 of a /64; null of an IPv4 address, and where no network is known. */
export function siteOf(network: string | null): string | null {
  return network?.endsWith('::/64') ? network.replace(/:[\da-f]+::\/64$/, '::/48') : null;
}
