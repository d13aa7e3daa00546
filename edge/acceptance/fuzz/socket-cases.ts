import * as fc from 'fast-check';
import { ALL_SPORTS } from '../../../realtime/sports/registry.ts';
import { hostileText } from './hostile.ts';
import { percentEncoded } from './names.ts';
import { WORLD } from './world.ts';

/** A socket, and the frames sent through it. */
export interface SocketCase {
  path: string;
  headers: Record<string, string>;
  isPacked: boolean;
  sends: { data: string; isBinary: boolean; times: number }[];
  /** Cut off without a close frame before any answer. */
  isCutEarly: boolean;
}

const room = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...WORLD.matches).map((id) => `match/${id}`) },
  { weight: 4, arbitrary: fc.constantFrom(...ALL_SPORTS).map(({ key }) => `sport/${key}`) },
  { weight: 1, arbitrary: hostileText.map((id) => `match/${percentEncoded(id.slice(0, 300))}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('match/world-1-live~1', 'match/world-1-live~0', 'x/y', 'match/'),
  },
);

const value = fc.oneof(
  hostileText.map((text) => percentEncoded(text.slice(0, 300))),
  fc.constantFrom(
    '0',
    '-1',
    '1',
    '2',
    '3',
    '999999',
    '1e999',
    '9007199254740993',
    'aaaaaaaaaaaaaaaa',
  ),
);
const query = fc
  .array(
    fc.tuple(fc.constantFrom('epoch', 'version', 'protocol', '_pk', '__proto__', 'lines'), value),
    {
      maxLength: 3,
    },
  )
  .map((pairs) => pairs.map(([name, text]) => `${name}=${text}`).join('&'));

const known = fc.oneof(
  fc.constantFrom(...WORLD.matches).map((id) => `match/${id}`),
  fc.constantFrom(...ALL_SPORTS).map(({ key }) => `sport/${key}`),
);
const unknown = fc.oneof(
  fc.constantFrom('', 'match/', 'match/world-1-live~1', 'sport/curling', 'hub/1', '@'),
  hostileText.map((text) => percentEncoded(text.slice(0, 100))),
);
/** Rooms requested of a hub: allowed together, too many, repeated, or unknown. */
const hubRooms = fc.oneof(
  { weight: 2, arbitrary: fc.uniqueArray(known, { minLength: 1, maxLength: 8 }) },
  {
    weight: 1,
    arbitrary: fc.array(
      fc.oneof({ weight: 4, arbitrary: known }, { weight: 1, arbitrary: unknown }),
      {
        maxLength: 20,
      },
    ),
  },
);
/** A client's claimed version of a room. */
const hubPosition = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '@aaaaaaaaaaaaaaaa@3',
      '@aaaaaaaaaaaaaaaa@9007199254740993',
      '@aaaaaaaaaaaaaaaa@-1',
      '@a@1',
      '@@',
      '@1@2@3',
    ),
  },
  { weight: 1, arbitrary: value.map((text) => `@aaaaaaaaaaaaaaaa@${text}`) },
);
const hubQuery = fc
  .tuple(hubRooms, fc.array(hubPosition, { minLength: 20, maxLength: 20 }), query)
  .map(([rooms, positions, rest]) => {
    const asked = rooms.map((name, at) => `${name}${positions[at]}`);
    return `rooms=${asked.join()}${rest && `&${rest}`}`;
  });

const place = fc.oneof(
  { weight: 3, arbitrary: fc.record({ at: room, search: query }) },
  { weight: 1, arbitrary: fc.record({ at: fc.constant('hub'), search: hubQuery }) },
);

const send = fc.record({
  data: fc.oneof(
    { weight: 3, arbitrary: hostileText },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        'ping',
        'pong',
        '{}',
        '{"type":"snapshot"}',
        '[',
        'x'.repeat(100_000),
      ),
    },
    { weight: 1, arbitrary: fc.constant('y'.repeat(1_100_000)) },
  ),
  isBinary: fc.boolean(),
  times: fc.constantFrom(1, 1, 2, 20),
});

export const socketCase: fc.Arbitrary<SocketCase> = fc
  .record({
    place,
    headers: fc.record(
      {
        origin: fc.oneof(
          fc.constantFrom(
            'null',
            '',
            'https://elsewhere.example',
            'file://',
            'http://localhost',
            'x',
          ),
          hostileText.map((text) => text.slice(0, 300)),
        ),
        'sec-websocket-protocol': fc.constantFrom('graphql-ws', 'a, b'),
        'cf-connecting-ip': fc.constantFrom('192.0.2.1', '2001:db8::1', 'not an address'),
        cookie: fc.constantFrom('country=kp', 'time-zone=%'),
      },
      { requiredKeys: [] },
    ),
    isPacked: fc.boolean(),
    sends: fc.array(send, { maxLength: 3 }),
    isCutEarly: fc.integer({ min: 0, max: 9 }).map((roll) => roll === 0),
  })
  .map(({ place: { at, search }, ...rest }) => ({
    ...rest,
    path: `/parties/${at}${search && `?${search}`}`,
  }));
