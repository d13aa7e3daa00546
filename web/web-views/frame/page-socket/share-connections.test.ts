import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HUB_PATH } from '../../../../realtime/protocol/hub-query.ts';
import { pageWorld } from './testing/page-world.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms = 1_000) => vi.advanceTimersByTimeAsync(ms);

test('three web views of a page share one socket, and a goal reaches each that shows it', async () => {
  const { hub, open, faults, logged } = pageWorld();
  const [one, two, three] = [open('one'), open('two'), open('three')];
  one.follow('match/m1');
  two.follow('sport/football', 2);
  three.follow('match/m1', null);
  await pass();
  expect(hub.open()).toEqual(['hub']);
  hub.goal('match/m1');
  hub.goal('sport/football');
  await pass();
  expect(one.rooms.get('match/m1')?.reported.at(-1)?.version).toBe(2);
  expect(faults()).toEqual([]);
  expect(logged).toEqual([]);
});

test.each([
  { how: 'remove', within: 500 },
  // Without notice: the others' pings detect it.
  { how: 'kill', within: 40_000 },
] as const)(
  'when the leader ends ($how), another web view takes over without gaps within $within ms',
  async ({ how, within }) => {
    const world = pageWorld();
    const { hub, open, faults, logged } = world;
    const frames = ['one', 'two', 'three'].map((called) => ({ called, ...open(called) }));
    for (const { follow } of frames) follow('sport/football');
    await pass();
    const [carrier] = hub.openers();
    for (const { called, name } of frames) if (name === carrier) world[how](called);
    hub.goal('sport/football');
    await pass(within);
    hub.goal('sport/football');
    await pass();
    expect(hub.open()).toEqual(['hub']);
    for (const { name, rooms } of frames)
      expect(rooms.get('sport/football')?.reported.map(({ version }) => version)).toEqual(
        name === carrier ? [1] : [1, 2, 3],
      );
    expect(faults()).toEqual([]);
    expect(logged).toEqual([]);
  },
);

test('a room that no web view shows is unsubscribed', async () => {
  const { hub, open, remove } = pageWorld();
  open('one').follow('sport/football');
  open('two').follow('match/m1');
  await pass();
  expect(hub.followed().toSorted()).toEqual(['match/m1', 'sport/football']);
  remove('two');
  await pass();
  expect(hub.followed()).toEqual(['sport/football']);
  open('one').unfollow('sport/football');
  await pass();
  expect(hub.open()).toEqual([]);
});

test('all web views see the connection lost, and restored', async () => {
  const { hub, open, faults } = pageWorld();
  const frames = [open('one'), open('two')];
  for (const frame of frames) frame.follow('sport/football');
  await pass();
  hub.dropAll();
  await pass(100);
  for (const { disconnected } of frames) expect([...disconnected]).toEqual([HUB_PATH]);
  const late = open('three');
  late.follow('match/m1');
  await pass(100);
  expect([...late.disconnected]).toEqual([HUB_PATH]);
  hub.goal('sport/football');
  await pass();
  for (const { disconnected } of [...frames, late]) expect([...disconnected]).toEqual([]);
  expect(faults()).toEqual([]);
});

test('a page with more than eight matches opens a socket for each beyond eight', async () => {
  const { hub, open, faults, logged } = pageWorld();
  for (let count = 0; count < 10; count += 1) open(`frame-${count}`).follow(`match/m${count}`);
  await pass();
  expect(hub.open().filter((path) => path !== 'hub')).toHaveLength(2);
  expect(hub.open()).toHaveLength(3);
  for (let count = 0; count < 10; count += 1) hub.goal(`match/m${count}`);
  await pass();
  expect(faults()).toEqual([]);
  expect(logged).toEqual([]);
});

test('web views that cannot message each other hold a socket each', async () => {
  const { hub, open, faults } = pageWorld({ isDumb: true });
  open('one').follow('sport/football');
  open('two').follow('sport/football');
  await pass();
  expect(hub.open()).toEqual(['hub', 'hub']);
  hub.goal('sport/football');
  await pass();
  expect(faults()).toEqual([]);
});

test('only one of two leaders remains', async () => {
  const { hub, page, open, faults } = pageWorld();
  const one = open('one');
  one.follow('sport/football');
  await pass();
  page.post('a stranger', { type: 'carrying', by: 'zzz' });
  await pass();
  expect(hub.open()).toEqual(['hub']);
  page.post('a stranger', { type: 'carrying', by: 'aaa' });
  await pass(50);
  // It asks the other, then leads again as no answer comes.
  await pass();
  hub.goal('sport/football');
  await pass();
  expect(hub.open()).toEqual(['hub']);
  expect(faults()).toEqual([]);
});

test('a page from the back/forward cache reconnects when it is shown again', async () => {
  const { hub, page, open, faults } = pageWorld();
  const frames = [open('one'), open('two')];
  for (const frame of frames) frame.follow('sport/football');
  await pass();
  for (const { name } of frames) page.hide(name);
  await pass();
  expect(hub.open()).toEqual([]);
  hub.goal('sport/football');
  for (const { refresh } of frames) refresh();
  await pass();
  expect(hub.open()).toEqual(['hub']);
  expect(faults()).toEqual([]);
});

test.each([
  null,
  'x',
  { type: 'carrying' },
  { type: 'ask', from: 'x y', rooms: 'sport/football' },
  { type: 'ask', from: 'x', rooms: 'sport/curling' },
  { type: 'reported', to: 'all', text: '{}' },
  { type: 'reported', to: ['nobody'], text: 'no json' },
  { type: 'connected', to: [], isConnected: 'no' },
])('an unexpected message, %j, changes nothing', async (message) => {
  const { hub, page, open, faults, logged } = pageWorld();
  open('one').follow('sport/football');
  open('two').follow('sport/football');
  await pass();
  page.post('a stranger', message);
  await pass();
  hub.goal('sport/football');
  await pass();
  expect(hub.open()).toEqual(['hub']);
  expect(faults()).toEqual([]);
  expect(logged).toEqual([]);
});
