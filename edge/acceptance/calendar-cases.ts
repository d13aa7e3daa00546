import { endMyCalendar, saveMyCalendar } from '../contracts/fan-calendar-calls.ts';
import { FAVOURITE_TYPE } from '../contracts/favourite-key.ts';
import { CALENDAR_ENDED, NO_CALENDAR } from '../contracts/messages.ts';
import { BODO, RESULTS } from './catalogue.ts';
import type { CaseMaker, ContractCase, ContractCases, Prepared } from './contract-case.ts';
import { dataOf, newFan, stranger } from './fans.ts';

const ITEMS = [{ type: FAVOURITE_TYPE.team, favouriteItemId: BODO.id }];

/** Keys of the cases: each names a calendar. */
const keyOf = (letter: string) => letter.repeat(43);

const badKey = (more: object) => ({
  values: { body: { key: 'short', ...more } },
  status: 400,
  message: 'body.key: must be 32 bytes in base64url',
});

async function savedId(maker: CaseMaker, key: string): Promise<string> {
  const values = { body: { key, items: ITEMS } };
  return (await dataOf(maker, saveMyCalendar, { values })).calendarId;
}

/** Makes a calendar and ends it; then calls with these values. */
function afterEnd(key: string, valuesOf: (id: string) => Prepared['values']): ContractCase {
  return {
    prepare: async (maker) => {
      const id = await savedId(maker, key);
      await maker.ask(endMyCalendar, { body: { key } });
      return { values: valuesOf(id) };
    },
  };
}

const OF_USERS = {
  401: 'edge/calendar/fan-calendar.worker.test.ts',
  429: 'edge/calendar/fan-calendar.worker.test.ts',
};
const ended = { status: 410, message: CALENDAR_ENDED };

/** Cases of the calendar of all that a fan follows. */
export const CALENDAR_CASES = {
  getFanCalendar: {
    good: [
      {
        prepare: async (maker) => ({ values: { id: await savedId(maker, keyOf('A')) } }),
        holds: { calendarName: '', entries: [{ event: { eventId: RESULTS[0] } }] },
      },
    ],
    refused: [
      { values: { id: 'none' }, status: 404, message: NO_CALENDAR },
      { ...afterEnd(keyOf('B'), (id) => ({ id })), ...ended },
    ],
    elsewhere: { 429: 'edge/calendar/fan-calendar.worker.test.ts' },
  },
  findMyCalendar: {
    good: [
      {
        prepare: async (maker) => ({
          values: {},
          session: (await newFan(maker)).accessToken,
        }),
        holds: { calendarId: null },
      },
    ],
    refused: [stranger()],
  },
  saveMyCalendar: {
    good: [{ values: { body: { key: keyOf('A'), items: ITEMS } }, holds: { isOfAccount: false } }],
    refused: [
      badKey({ items: [] }),
      { ...afterEnd(keyOf('C'), () => ({ body: { key: keyOf('C'), items: [] } })), ...ended },
    ],
    elsewhere: OF_USERS,
  },
  replaceMyCalendar: {
    good: [
      {
        values: { body: { key: keyOf('D'), former: keyOf('E'), items: ITEMS } },
        holds: { isOfAccount: false },
      },
    ],
    refused: [
      badKey({ former: null, items: [] }),
      {
        ...afterEnd(keyOf('F'), () => ({
          body: { key: keyOf('F'), former: null, items: [] },
        })),
        ...ended,
      },
    ],
    elsewhere: OF_USERS,
  },
  endMyCalendar: {
    good: [{ values: { body: { key: keyOf('G') } }, holds: {} }],
    refused: [badKey({})],
    elsewhere: OF_USERS,
  },
} satisfies Record<string, ContractCases>;
