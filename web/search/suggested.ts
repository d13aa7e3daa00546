/**
 * Path of a sport's leagues and suggested teams, by betRadarId, and the fetcher key for those of
 * the navigation's current entry; the id of all sports is 'all' (spec points 3 and 9).
 */
export const SUGGESTED = {
  key: 'suggested',
  pathOf: (betRadarId: string | null) =>
    `/resources/suggested/${encodeURIComponent(betRadarId ?? 'all')}`,
};
