/**
 * Where the leagues and suggested teams of a sport are loaded, by its betRadarId, and what keeps
 * those of the navigation's current entry; the key of all sports is 'all' (spec points 3 and 9).
 */
export const SUGGESTED = {
  key: 'suggested',
  pathOf: (betRadarId: string | null) =>
    `/resources/suggested/${encodeURIComponent(betRadarId ?? 'all')}`,
};
