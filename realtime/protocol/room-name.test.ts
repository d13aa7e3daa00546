import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { formatRoomName, parseRoomName, parseRoomPath, roomPath } from './room-name.ts';

describe('A room name', () => {
  test.each(['m1', 'sr:match:1234', 'A.b_c-d', 'a'.repeat(64)])(
    'stands for the match %s',
    (matchId) => {
      expect(parseRoomName('match', matchId)).toEqual({ party: 'match', matchId });
    },
  );

  test('stands for a relay of a match', () => {
    expect(parseRoomName('match', 'm1~7')).toEqual({ party: 'match', matchId: 'm1', relay: 7 });
    expect(parseRoomName('match', 'm1~99999')).toMatchObject({ relay: 99_999 });
  });

  test.each([
    '',
    '-m1',
    ':m1',
    'm 1',
    'm/1',
    'mé',
    'm1~',
    'm1~0',
    'm1~01',
    'm1~100000',
    'm1~-1',
    'm1~x',
    'm1~1~2',
    '~1',
    'a'.repeat(65),
  ])('is invalid when it is %j', (name) => {
    expect(parseRoomName('match', name)).toBeUndefined();
  });

  test('stands for a sport that exists', () => {
    expect(parseRoomName('sport', 'beach-volley')).toEqual({
      party: 'sport',
      sportKey: 'beach-volley',
    });
    expect(parseRoomName('sport', 'curling')).toBeUndefined();
    expect(parseRoomName('sport', 'constructor')).toBeUndefined();
  });

  test('is invalid for another party', () => {
    expect(parseRoomName('chat', 'm1')).toBeUndefined();
  });
});

describe('A room path', () => {
  test('is escaped and parsed back', () => {
    const room = { party: 'match', matchId: 'sr:match:1', relay: 12 } as const;
    expect(roomPath(room)).toBe('/parties/match/sr%3Amatch%3A1~12');
    expect(parseRoomPath(roomPath(room))).toEqual(room);
    expect(parseRoomPath('/parties/match/sr:match:1')).toEqual({
      party: 'match',
      matchId: 'sr:match:1',
    });
  });

  test.each([
    '/',
    '/parties/match',
    '/parties/match/',
    '/parties/match/m1/x',
    '/x/parties/match/m1',
    '/parties/match/%',
    '/parties/match/m%2F1',
  ])('is invalid when it is %s', (path) => {
    expect(parseRoomPath(path)).toBeUndefined();
  });

  test('parses back to the same room for any match', () => {
    const matchId = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9:._-]{0,63}$/);
    const relay = fc.option(fc.integer({ min: 1, max: 99_999 }), { nil: undefined });
    fc.assert(
      fc.property(matchId, relay, (id, number) => {
        const room = {
          party: 'match' as const,
          matchId: id,
          ...(number !== undefined && { relay: number }),
        };
        expect(parseRoomPath(roomPath(room))).toEqual(room);
        expect(parseRoomName('match', formatRoomName(room))).toEqual(room);
      }),
    );
  });

  test('is parsed from any text without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(() => parseRoomPath(`/parties/match/${text}`)).not.toThrow();
      }),
    );
  });
});
