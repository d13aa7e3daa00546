import { startOfDay } from '../../edge/shared/time/day.ts';
import { DEVICES, type Device } from './devices.ts';

/** Response of a route on one device. */
export interface Answer {
  /** 200 by default. */
  status?: number;
  /** Target of a redirect: the whole location, or a pattern. */
  to?: string | RegExp;
  /** Title without the brand at its end. */
  title?: string | RegExp;
  layout?: 'blank' | 'desktop' | 'mobile';
  /** Names of `web/layouts/flags.ts`, in their order. */
  flags?: string;
  /** Name of the page in analytics. */
  page?: string;
  /** `cache-control`; by default `private, no-cache`, and `no-store` for an error. */
  caching?: string;
  /** Whether Home asks for the sign-in and then opens this path. */
  signsInFirst?: boolean;
}

/** A row of the specification's tables of routes. */
export interface RouteRow extends Answer {
  /** Name in the specification. */
  name: string;
  /** `{matchId}`, `{teamId}`, `{otherTeamId}`, `{playerId}`, `{otherPlayerId}` and `{today}` stand for those of the journey. */
  path: string;
  /** Whether only the markup is checked: another row covers the same page. */
  isMarkupOnly?: boolean;
  /** Device-specific answers. */
  desktop?: Answer;
  mobile?: Answer;
}

/** Whether the device gets this row's own page, not a redirect. */
export const isPage = (row: RouteRow, device: Device) =>
  !row.to && !row[device]?.to && !row.isMarkupOnly;

/** Whether it is the device's turn: by turns the devices cover everything together. */
export const isTurnOf = (device: Device, turn: number) => DEVICES[turn % DEVICES.length] === device;

export const BLANK: Answer = { layout: 'blank', flags: '' };
export const NOT_FOUND: Answer = { status: 404, title: 'Page Not Found' };

/** Returns a redirect; its target may have placeholders such as `{matchId}`. */
export function redirect(status: 301 | 302, to: string | RegExp): Answer {
  return { status, to };
}

export const HOME = redirect(302, '/');
export const SIGN_IN_FIRST: Answer = { ...HOME, signsInFirst: true };

/** Fills in a path for this match and today. */
export function filledIn(path: string, matchId: string): string {
  const places: Record<string, string> = {
    matchId,
    teamId: `${matchId}-h`,
    otherTeamId: `${matchId}-a`,
    playerId: `${matchId}-p`,
    otherPlayerId: `${matchId}-q`,
    // The journeys' browser is in Madrid.
    today: String(startOfDay(Date.now(), 'Europe/Madrid')),
  };
  return path.replace(/\{(\w+)\}/g, (whole, name: string) => places[name] ?? whole);
}

/**
 * Returns the rows that show every page between them once, each with a device that has it there: by turns, so
 * that both devices show half of them.
 */
export function coreRows(rows: readonly RouteRow[]): [RouteRow, Device][] {
  const seen = new Set<string>();
  const core: [RouteRow, Device][] = [];
  for (const row of rows) {
    const devices = DEVICES.filter((device) => isPage(row, device));
    const turn = devices[core.length % devices.length];
    if (turn === undefined) continue;
    const page = row[turn]?.page ?? row.page;
    if (page === undefined || seen.has(page)) continue;
    seen.add(page);
    core.push([row, turn]);
  }
  return core;
}
