import { startOfDay } from '../time/day.ts';

export const DEVICES = ['mobile', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

/** What a route answers on one device. */
export interface Answer {
  /** 200 unless it says otherwise. */
  status?: number;
  /** Where a redirect leads: the whole location, or how it reads. */
  to?: string | RegExp;
  /** Title without the brand at its end. */
  title?: string | RegExp;
  layout?: 'blank' | 'desktop' | 'mobile';
  /** Names of `web/layouts/flags.ts`, in their order. */
  flags?: string;
  /** Name of the page in analytics. */
  page?: string;
}

/** A row of the specification's tables of routes. */
export interface RouteRow extends Answer {
  /** As the specification names it. */
  name: string;
  /** `{matchId}`, `{teamId}`, `{playerId}` and `{today}` stand for those of the journey. */
  path: string;
  /** The markup is all there is to see: another row looks at the very same page. */
  isMarkupOnly?: boolean;
  /** Where a device has its own. */
  desktop?: Answer;
  mobile?: Answer;
}

/** Whether a device is shown a page of the row's own, and not led elsewhere. */
export const isPage = (row: RouteRow, device: Device) =>
  !row.to && !row[device]?.to && !row.isMarkupOnly;

/** Whether it is the device's turn: what devices take in turns, they have seen together. */
export const isTurnOf = (device: Device, turn: number) => DEVICES[turn % DEVICES.length] === device;

export const NOT_FOUND: Answer = { status: 404, title: 'Page Not Found' };

/** What stands for the journey's own may stand in what a redirect leads to as well. */
export function redirect(status: 301 | 302, to: string | RegExp): Answer {
  return { status, to };
}

/** A row's path, of this match and today. */
export function filledIn(path: string, matchId: string): string {
  const places: Record<string, string> = {
    matchId,
    teamId: `${matchId}-h`,
    playerId: `${matchId}-p`,
    // The journeys' browser is in Madrid.
    today: String(startOfDay(Date.now(), 'Europe/Madrid')),
  };
  return path.replace(/\{(\w+)\}/g, (whole, name: string) => places[name] ?? whole);
}
