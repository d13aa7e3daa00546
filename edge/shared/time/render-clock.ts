/** The page's time and zone: they define 'today' and all times of day. */
export interface RenderClock {
  /** ms */
  now: number;
  timeZone: string;
}
