/** When and where a page is read: what 'today' and every time of day on it mean. */
export interface RenderClock {
  /** ms */
  now: number;
  timeZone: string;
}
