/** Header of a partner's key. */
export const PARTNER_KEY = 'partner-key';

/** The key's place in the query, for readers that cannot set headers. */
export const PARTNER_KEY_QUERY = 'partnerKey';

/** Returns a request's partner key, from its header or else its query; null without one. */
export function partnerKeyIn({ headers, url }: Pick<Request, 'headers' | 'url'>): string | null {
  return headers.get(PARTNER_KEY) ?? new URL(url).searchParams.get(PARTNER_KEY_QUERY);
}
