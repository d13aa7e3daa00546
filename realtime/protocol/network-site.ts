/** Returns the /48 of a /64; null for IPv4 or an unknown network. */
export function siteOf(network: string | null): string | null {
  return network?.endsWith('::/64') ? network.replace(/:[\da-f]+::\/64$/, '::/48') : null;
}

/** Returns the /24 or /32 of a network, most of which belong to one operator. */
export function rangeOf(network: string): string {
  const isIpv6 = network.includes(':');
  const parts = isIpv6 ? network.split(':').slice(0, 2) : network.split('.').slice(0, 3);
  return `${parts.join(isIpv6 ? ':' : '.')}*`;
}

/** Returns whom limits count as one sender: the /48 of a /64, else the IPv4 address itself. */
export function senderOf(network: string): string {
  return siteOf(network) ?? network;
}
