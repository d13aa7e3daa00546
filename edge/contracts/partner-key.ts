/** Header of a partner's key. */
export const PARTNER_KEY = 'partner-key';

/** The key's place in the query, for readers that cannot set headers. */
export const PARTNER_KEY_QUERY = 'partnerKey';

/** Returns a request's partner key, from its header or else its query; null without one. */
export function partnerKeyIn({ headers, url }: Pick<Request, 'headers' | 'url'>): string | null {
  return headers.get(PARTNER_KEY) ?? new URL(url).searchParams.get(PARTNER_KEY_QUERY);
}

/** Returns a call's query without the partner key, which the API behind the edge does not learn. */
export function withoutPartnerKey(search: string): string {
  if (!search.includes(PARTNER_KEY_QUERY)) return search;
  const query = new URLSearchParams(search);
  query.delete(PARTNER_KEY_QUERY);
  return query.size > 0 ? `?${query}` : '';
}
