/** Types of shareable content, at `/share/{type}/{id}` (spec point 2). */
export const SHARE_TYPES = ['match', 'article', 'video', 'team', 'league', 'slip'] as const;
export type ShareType = (typeof SHARE_TYPES)[number];

export function isShareType(type: string): type is ShareType {
  return SHARE_TYPES.some((known) => known === type);
}
