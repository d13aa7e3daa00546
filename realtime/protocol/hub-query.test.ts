import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { ALL_SPORTS } from '../sports/registry.ts';
import {
  formatHubRooms,
  formatRoomKey,
  MAX_HUB_MATCHES,
  parseHubQuery,
  parseHubRooms,
  parseRoomKey,
} from './hub-query.ts';

const SPORTS = ALL_SPORTS.map(({ key }) => `sport/${key}`);
const matches = (count: number) => Array.from({ length: count }, (_, n) => `match/m${n}`);

describe('The rooms of a connection', () => {
  test('include all sports and eight matches, each with the client’s position', () => {
    const rooms = [...SPORTS, ...matches(MAX_HUB_MATCHES)].map(
      (key, version) => [key, version % 2 ? { epoch: 'epoch-00001', version } : null] as const,
    );
    const query = parseHubQuery(new URLSearchParams({ rooms: formatHubRooms(rooms) }));
    if (query.kind !== 'ok') throw new Error(query.kind);
    expect(query.entries.map(({ room, position }) => [formatRoomKey(room), position])).toEqual(
      rooms,
    );
  });

  test.each([
    ['none', ''],
    ['of a sport that there is not', 'sport/curling'],
    ['of another party', 'hub/1'],
    ['a relay', 'match/m1~1'],
    ['named twice', 'sport/football,sport/football@epoch-00001@3'],
    ['more matches than eight', matches(MAX_HUB_MATCHES + 1).join()],
    ['without end', 'sport/football,'.repeat(5_000)],
    ['nothing between commas', 'sport/football,,sport/tennis'],
  ])('are refused when they are %s', (_what, rooms) => {
    expect(parseHubRooms(rooms)).toEqual({ kind: 'malformed', message: expect.any(String) });
  });

  test.each(['@short@3', '@epoch-00001', '@epoch-00001@', '@epoch-00001@-1', '@epoch-00001@1e3'])(
    'have no position when it is written as %s',
    (position) => {
      expect(parseHubRooms(`sport/football${position}`)).toMatchObject({
        entries: [{ position: null }],
      });
    },
  );

  test('report an unsupported protocol', () => {
    const query = new URLSearchParams({ rooms: 'sport/football', protocol: '1' });
    expect(parseHubQuery(query)).toEqual({ kind: 'unsupported-protocol', protocol: '1' });
  });

  test('are parsed for any match id, and no text makes the parser throw', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9:._-]{0,63}$/), (matchId) => {
        const room = { party: 'match' as const, matchId };
        expect(parseRoomKey(formatRoomKey(room))).toEqual(room);
        const position = { epoch: 'epoch-00001', version: 12 };
        const rooms = formatHubRooms([[formatRoomKey(room), position]]);
        expect(parseHubRooms(rooms)).toEqual({ kind: 'ok', entries: [{ room, position }] });
      }),
      { numRuns: 30 },
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(() => parseHubRooms(text)).not.toThrow();
      }),
    );
  });
});
