import { Refusal } from '../../../calls/handler.ts';
import { CALENDAR_ENDED } from '../../../contracts/messages.ts';
import type { OriginHandlers, Services } from '../../services.ts';
import { limitTry } from '../../throttle.ts';
import type { User } from '../../../contracts/user.ts';
import { runBatch } from '../../db/database.ts';
import {
  calendarIdOf,
  calendarOfUser,
  endingCalendars,
  findCalendar,
  noteReading,
  readFanCalendar,
  savingCalendar,
  type NewCalendar,
} from './fan-calendars.ts';

const HOUR = 3_600_000;
/** Most changes of an account, or of a network: a campus has many fans behind one address. */
const CHANGES = { limit: 300, windowMs: HOUR };
/** Most new calendars of an account, or of a network. */
const NEW = { limit: 100, windowMs: 24 * HOUR };
/** Most readings of a calendar: a fan's devices read it every hour. */
const READINGS = { limit: 120, windowMs: HOUR };
/** Most readings of a network: a calendar service reads for thousands of fans from one address. */
const NETWORK_READINGS = { limit: 6_000, windowMs: HOUR };

type Calling = Services & { user: User | null };

export const fanCalendarHandlers = {
  getFanCalendar: async ({ id }, services) => {
    const { db, now, visitorsCountry: country } = services;
    const network = `calendars of ${networkOf(services)}`;
    const refused = await limitTry(services, network, NETWORK_READINGS);
    if (refused) return refused;
    const calendar = await findCalendar(db, id);
    if (!calendar) return undefined;
    if (calendar.endedAt !== null) return new Refusal(410, CALENDAR_ENDED);
    const tooOften = await limitTry(services, `calendar ${id}`, READINGS);
    if (tooOften) return tooOften;
    await noteReading(db, calendar, now);
    return readFanCalendar(db, calendar, { now, country });
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
    const refused = await limitChange(services);
    if (refused) return refused;
    const { db, now, user } = services;
    const ended = { id: key && (await calendarIdOf(key)), userId: user?.userId ?? null };
    await endingCalendars(db, ended, now);
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
  const refused = await limitChange(services);
  if (refused) return refused;
  const known = await findCalendar(services.db, id);
  if (known) return known.endedAt === null ? null : new Refusal(410, CALENDAR_ENDED);
  return limitTry(services, `new calendars of ${callerOf(services)}`, NEW);
}

function limitChange(services: Calling): Promise<Refusal | null> {
  return limitTry(services, `calendar changes of ${callerOf(services)}`, CHANGES);
}

function callerOf(services: Calling): string {
  return services.user ? `user ${services.user.userId}` : networkOf(services);
}

function networkOf({ network }: Services): string {
  return `network ${network ?? 'unknown'}`;
}
