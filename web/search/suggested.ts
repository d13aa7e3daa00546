/**
 * Path that loads a sport's leagues and suggested teams, by betRadarId or 'all' for all sports, and
 * the fetcher key of those for the navigation's current entry (spec points 3 and 9).
 */
export const SUGGESTED = {
  key: 'suggested',
  pathOf: (betRadarId: string | null) =>
    `/resources/suggested/${encodeURIComponent(betRadarId ?? 'all')}`,
};
