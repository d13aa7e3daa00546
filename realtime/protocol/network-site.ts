/** Returns the /48 of a /64; null for IPv4 or an unknown network. */
export function siteOf(network: string | null): string | null {
  return network?.endsWith('::/64') ? network.replace(/:[\da-f]+::\/64$/, '::/48') : null;
}

/** Returns whom limits count as one sender: the /48 of a /64, else the IPv4 address itself. */
export function senderOf(network: string): string {
  return siteOf(network) ?? network;
}
