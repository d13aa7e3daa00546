/** Returns the /48 of a /64; null for IPv4 or an unknown network. */
export function siteOf(network: string | null): string | null {
  return network?.endsWith('::/64') ? network.replace(/:[\da-f]+::\/64$/, '::/48') : null;
}
