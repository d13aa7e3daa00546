import { expect, test } from 'vitest';
import { nflScorers } from './nfl-scorers.ts';

test.each([
  ['A.Hand 22 yd. pass from B.Arm (D.Toe kick is good)', 'A.Hand', 'B.Arm', 22, 'pass'],
  ['D.Toe 39 yd. Field Goal', 'D.Toe', undefined, 39, undefined],
  ['C.Shin 92 yd. fumble return (D.Toe kick is good)', 'C.Shin', undefined, 92, 'fumble'],
  [
    'C.Shin fumble recovery in end zone (D.Toe kick is good)',
    'C.Shin',
    undefined,
    undefined,
    'fumble',
  ],
  [
    'B.Arm sacked in end zone by E.Run, F.Leg for a Safety',
    'E.Run',
    undefined,
    undefined,
    undefined,
  ],
  ['St. Hand 13 yd. pass from B.Arm (run failed)', 'St. Hand', 'B.Arm', 13, 'pass'],
])('the summary "%s" names %s', (text, player, passer, yards, play) => {
  expect(nflScorers(text)).toEqual({
    player,
    ...(passer !== undefined && { passer }),
    ...(yards !== undefined && { yards }),
    ...(play !== undefined && { play }),
  });
});

test.each([
  [
    '(Shotgun) B.Arm pass short right to A.Hand for 11 yards, TOUCHDOWN.',
    { player: 'A.Hand', passer: 'B.Arm', yards: 11, play: 'pass' },
  ],
  [
    'X.Wide reported in as eligible.  E.Run left guard for 1 yard, TOUCHDOWN.',
    { player: 'E.Run', yards: 1, play: 'run' },
  ],
  [
    'B.Arm pass deep left intended for A.Hand INTERCEPTED by G.Free at FOX 40. G.Free for 60 yards, TOUCHDOWN.',
    { player: 'G.Free', yards: 60, play: 'interception' },
  ],
  [
    'B.Arm sacked at OWL 4 for -11 yards. FUMBLES, RECOVERED by FOX-C.Shin at OWL 0. TOUCHDOWN.',
    { player: 'C.Shin', play: 'fumble' },
  ],
  [
    'E.Run up the middle for 1 yard, TOUCHDOWN. The Replay Official reviewed the ruling, and the play was REVERSED. B.Arm pass short left to A.Hand for 2 yards, TOUCHDOWN.',
    { player: 'A.Hand', passer: 'B.Arm', yards: 2, play: 'pass' },
  ],
  [
    'TWO-POINT CONVERSION ATTEMPT. B.Arm pass to A.Hand is complete. ATTEMPT SUCCEEDS.',
    { player: 'A.Hand', passer: 'B.Arm' },
  ],
])('the report "%s" names the scorer', (text, scorers) => {
  expect(nflScorers(text)).toEqual(scorers);
});

test('a text without a scorer gives undefined', () => {
  expect(nflScorers('Penalty on B.Arm enforced in end zone for a Safety')).toBeUndefined();
  expect(nflScorers('B.Arm pass incomplete.')).toBeUndefined();
});
