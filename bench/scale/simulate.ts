import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { CONSTANTS, MEASURED } from './constants.ts';
import {
  randomOf,
  reconnect,
  sendGoal,
  timeOf,
  treeOfViewers,
  type Placement,
  type Room,
} from './model.ts';
import { drawCurves } from './picture.ts';

const HELP = `Usage: npm run tool -- scale [--picture FILE]

Models 25 million viewers of one match and one goal, and prints each constant
with its source. It measures nothing: "npm run bench -- fanout" does.

  --picture FILE  also write an SVG of the viewers that have seen the goal by time`;

const { values } = parseArgs({
  options: { picture: { type: 'string' }, help: { type: 'boolean' } },
});
if (values.help) console.log(HELP);
else await run(values.picture);

async function run(picture: string | undefined): Promise<void> {
  print('Constants');
  for (const [name, { value, unit, source }] of Object.entries(CONSTANTS))
    print(`  ${name.padEnd(22)}${String(value).padStart(10)} ${unit.padEnd(16)} ${source}`);

  const sequencer = treeOfViewers();
  const rooms = roomsOf(sequencer);
  const viewers = sumOf(rooms, (room) => room.viewers);
  print(`\nRooms: ${rooms.length}, viewers: ${Math.round(viewers)}`);
  for (const depth of [0, 1, 2, 3])
    print(`  ${depth} hops: ${rooms.filter((room) => room.depth === depth).length}`);

  print('\nA goal, ms from the feed to the screen');
  const curves = (['continents', 'random'] as const).map((placement: Placement, index) => {
    const seen = sendGoal(sequencer, placement, randomOf(30));
    const last = seen.findLastIndex((count) => count > 0);
    const [p50, p99] = [timeOf(seen, 0.5), timeOf(seen, 0.99)];
    print(`  ${placement.padEnd(12)}p50 ${p50}, p99 ${p99}, last ${last}`);
    if (placement === 'continents') {
      bar('p50, ms', p50, 200);
      bar('p99, ms', p99, 500);
      bar('last, ms', last, 2_000);
    }
    const name = placement === 'continents' ? 'relays on each continent' : 'relays anywhere';
    return { name, color: index === 0 ? '#0a7d33' : '#888', seen };
  });

  const { changes, matchHours, memoryMb, socketKb, requestLimit, relayMs, callShare } = CONSTANTS;
  const busiest = Math.max(...rooms.map((room) => room.children.length));
  // Each follower reports once a minute, and each change causes one call to a relay.
  const perSecond = busiest / 60 + changes.value / (matchHours.value * 3_600);
  const sockets = Math.max(...rooms.map((room) => room.viewers));
  print('\nEach object');
  bar('requests/s of the busiest', perSecond, requestLimit.value);
  bar('sockets', sockets, CONSTANTS.places.value);
  bar('MB of sockets', (sockets * socketKb.value) / 1_000, memoryMb.value);
  print(
    `  calls of the busiest for a change: ${busiest}, ${(busiest * relayMs.value * callShare.value).toFixed(0)} ms`,
  );

  const requests = rooms.length * (changes.value + matchHours.value * 60) + viewers;
  const gigabyteSeconds = rooms.length * matchHours.value * 3_600 * (memoryMb.value / 1_000);
  const rows = rooms.length * changes.value * CONSTANTS.rowsPerChange.value;
  const cost = {
    requests: (requests * CONSTANTS.usdPerMillionRequests.value) / 1e6,
    duration: (gigabyteSeconds * CONSTANTS.usdPerMillionGbS.value) / 1e6,
    rows: (rows * CONSTANTS.usdPerMillionRows.value) / 1e6,
  };
  print('\nA match in dollars, objects only');
  for (const [name, usd] of Object.entries(cost)) print(`  ${name.padEnd(12)}${usd.toFixed(2)}`);
  print(`  ${'all'.padEnd(12)}${(cost.requests + cost.duration + cost.rows).toFixed(2)}`);

  print('\nA region is lost: the viewers of each of its rooms reconnect at once');
  const {
    done,
    perSecond: offered,
    calls: tries,
  } = reconnect(CONSTANTS.places.value, randomOf(31));
  const at = (share: number) =>
    ((done[Math.ceil(done.length * share) - 1] ?? 0) / 1_000).toFixed(1);
  print(`  back after ${at(0.5)} s (half), ${at(0.99)} s (99 %), ${at(1)} s (all)`);
  print(
    `  calls per viewer ${(tries / done.length).toFixed(1)}, most calls/s of a room ${Math.max(...offered)}`,
  );

  print('\nOne machine: the model, fitted to the first two runs, and what was measured');
  const [small, middle, ...others] = MEASURED;
  const perSocket = (middle.fullFanoutMs - small.fullFanoutMs) / (middle.sockets - small.sockets);
  for (const measured of others) {
    const own = (measured.rooms - 1) * relayMs.value;
    const modelled = small.fullFanoutMs + perSocket * (measured.sockets - small.sockets) + own;
    const [expected, found] = [modelled, measured.fullFanoutMs].map((ms) => ms.toFixed(0));
    print(
      `  ${measured.sockets} sockets, ${measured.rooms} rooms: ${expected} ms, measured ${found}`,
    );
    bar('difference, %', Math.abs(modelled / measured.fullFanoutMs - 1) * 100, 15);
  }
  if (picture !== undefined) await writeFile(picture, drawCurves(curves));
}

function roomsOf(room: Room): Room[] {
  return [room, ...room.children.flatMap(roomsOf)];
}

function sumOf(rooms: readonly Room[], value: (room: Room) => number): number {
  return rooms.reduce((sum, room) => sum + value(room), 0);
}

function bar(figure: string, value: number, limit: number): void {
  const isMet = value <= limit;
  if (!isMet) process.exitCode = 1;
  print(
    `  Bar: ${figure} ${value.toFixed(value < 10 ? 1 : 0)} at most ${limit} ${isMet ? 'met' : 'missed'}`,
  );
}

function print(line: string): void {
  console.log(line);
}
