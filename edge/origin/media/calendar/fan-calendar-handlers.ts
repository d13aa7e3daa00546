import { siteOf } from '../../../../realtime/protocol/network-site.ts';
import { Refusal } from '../../../calls/handler.ts';
import { CALENDAR_ENDED } from '../../../contracts/messages.ts';
import type { OriginHandlers, Services } from '../../services.ts';
import {
  limitSender,
  limitTries,
  limitTry,
  type Key,
  type Limit,
  type SenderLimits,
} from '../../throttle.ts';
import { LONG_COUNTS } from '../../patron/accounts/account-counts.ts';
import { followedCalendar } from './calendars.ts';
import type { User } from '../../../contracts/user.ts';
import { runBatch } from '../../db/database.ts';
import {
  calendarIdOf,
  calendarOfUser,
  endingCalendars,
  findCalendar,
  followedBy,
  noteReading,
  savingCalendar,
  type NewCalendar,
} from './fan-calendars.ts';

const HOUR = 3_600_000;
/** Most changes of an account, or of a calendar without one: its fan alone has the key. */
const CHANGES: Limit = { limit: 300, windowMs: HOUR };
/** Most new calendars of an account: what it replaces leaves a mark for 90 days. */
const NEW_OF_ACCOUNT: Limit = { limit: 10, windowMs: 720 * HOUR };
/** Most new calendars without an account: each may take 55 kB for 90 days, so those of a /48 1 GB. */
const NEW: SenderLimits = {
  network: { limit: 100, windowMs: 24 * HOUR },
  site: { limit: 200, windowMs: 24 * HOUR },
};
/**
 * Most times that a calendar's matches are read: those who read it more often have a copy, which
 * costs none.
 */
const READINGS = { limit: 30, windowMs: HOUR };
/**
 * Most such readings for a network, or a /48: a calendar service reads for thousands of fans from
 * one address.
 */
const NETWORK_READINGS = { limit: 6_000, windowMs: HOUR };

type Calling = Services & { user: User | null };

export const fanCalendarHandlers = {
  getFanCalendar: async ({ id, known }, services) => {
    const { db, now, visitorsCountry: country } = services;
    const calendar = await findCalendar(db, id);
    if (!calendar) return undefined;
    if (calendar.endedAt !== null) return new Refusal(410, CALENDAR_ENDED);
    await noteReading(db, calendar, now);
    const followed = await followedBy(db, calendar);
    return followedCalendar(db, followed, { now, country, known }, () =>
      limitReading(services, id),
    );
  },
  findMyCalendar: async (_input, { db, user }) => ({
    calendarId: await calendarOfUser(db, user.userId),
  }),
  saveMyCalendar: async ({ body: { key, items } }, services) => {
    const calendar = await newCalendarOf(services, key, items);
    const refused = await refusalOf(services, calendar);
    if (refused) return refused;
    const { db, now } = services;
    await savingCalendar(db, calendar, now);
    return saved(calendar);
  },
  replaceMyCalendar: async ({ body: { key, former, items } }, services) => {
    const calendar = await newCalendarOf(services, key, items);
    const refused = await refusalOf(services, calendar);
    if (refused) return refused;
    const { db, now } = services;
    const ended = { id: former && (await calendarIdOf(former)), userId: calendar.userId };
    await runBatch(db, [endingCalendars(db, ended, now), savingCalendar(db, calendar, now)]);
    return saved(calendar);
  },
  endMyCalendar: async ({ body: { key } }, services) => {
    const { db, now, user } = services;
    const id = key && (await calendarIdOf(key));
    if (user === null && (id === null || !(await findCalendar(db, id)))) return {};
    const refused = await limitChange(services, id);
    if (refused) return refused;
    await endingCalendars(db, { id, userId: user?.userId ?? null }, now);
    return {};
  },
} satisfies Partial<OriginHandlers>;

async function newCalendarOf(
  { user }: Calling,
  key: string,
  items: NewCalendar['items'],
): Promise<NewCalendar> {
  return { id: await calendarIdOf(key), userId: user?.userId ?? null, items };
}

function saved({ id, userId }: NewCalendar) {
  return { calendarId: id, isOfAccount: userId !== null };
}

/** Returns why a calendar is not saved; null if it may be. */
async function refusalOf(services: Calling, { id }: NewCalendar): Promise<Refusal | null> {
  const known = await findCalendar(services.db, id);
  if (!known) return limitNew(services);
  return known.endedAt === null ? limitChange(services, id) : new Refusal(410, CALENDAR_ENDED);
}

/** Counts a reading of a calendar's matches; returns why it is refused, or null. */
async function limitReading(services: Services, id: string): Promise<Refusal | null> {
  const { network } = services;
  const site = siteOf(network);
  return limitTries(services, [
    { key: ['calendar', id], ...READINGS },
    { key: ['calendars of network', network], ...NETWORK_READINGS },
    ...(site === null ? [] : [{ key: ['calendars of site', site] as const, ...NETWORK_READINGS }]),
  ]);
}

/** Counts a change of the caller's account, or of a calendar without one. */
function limitChange(services: Calling, id: string | null): Promise<Refusal | null> {
  const { user } = services;
  const key: Key = user ? ['calendar changes of user', user.userId] : ['calendar changes', id];
  return limitTry(services, key, CHANGES);
}

/** Counts a new calendar of the caller's account, or of the network of a caller without one. */
function limitNew(services: Calling): Promise<Refusal | null> {
  const { user } = services;
  return user
    ? limitTry(services, LONG_COUNTS.newCalendars(user.userId), NEW_OF_ACCOUNT)
    : limitSender(services, ['new calendars'], NEW);
}
