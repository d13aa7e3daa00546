import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RENEW_CLOSE_CODE } from './frames.ts';
import { openSocket, openSocketWith } from './partysocket.ts';

/** The browser's sockets, in the order of their creation. */
let opened: FakeSocket[] = [];

class FakeSocket extends EventTarget {
  static readonly CLOSING = 2;
  readyState = 0;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    opened.push(this);
  }

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  close(code = 1000): void {
    this.readyState = 3;
    this.dispatchEvent(new CloseEvent('close', { code }));
  }
}

beforeEach(() => {
  opened = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a socket passes on texts and close codes, and reopens at the current address until it is closed', async () => {
  const happened: unknown[] = [];
  let version = 7;
  const socket = openSocket(() => `wss://example.org/?version=${version}`, {
    onOpen: () => happened.push('open'),
    onMessage: (text) => happened.push(text),
    onClose: (code) => happened.push(code),
  });
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  await wait(1_200);
  opened[0]?.open();
  for (const data of ['one', new ArrayBuffer(1), 'two'])
    opened[0]?.dispatchEvent(new MessageEvent('message', { data }));
  version = 8;
  opened[0]?.close(RENEW_CLOSE_CODE);
  expect(happened).toEqual(['open', 'one', 'two', RENEW_CLOSE_CODE]);
  await wait(300);
  expect(opened).toHaveLength(1);
  await wait(900);
  expect(opened.map(({ url }) => new URL(url).search)).toEqual(['?version=7', '?version=8']);
  socket.close();
  await wait(60_000);
  expect(opened).toHaveLength(2);
});

test('a server that stays away is tried at least every fifteen seconds', async () => {
  const socket = openSocket(() => 'wss://example.org/', {
    onOpen: () => {},
    onMessage: () => {},
    onClose: () => {},
  });
  for (let tries = 1; tries < 12; tries += 1) {
    await vi.advanceTimersByTimeAsync(15_000);
    expect(opened.length).toBeGreaterThanOrEqual(tries);
    opened.at(-1)?.close(1006);
  }
  socket.close();
});

const NOTHING = { onOpen: () => {}, onClose: () => {}, onMessage: () => {} };

test('a runtime without WebSocket opens none, and says its version and what to do', () => {
  vi.stubGlobal('WebSocket', undefined);
  expect(() => openSocket(() => 'wss://example.org/', NOTHING)).toThrow(
    `Node ${process.version} has no WebSocket: use Node 22 or newer, or pass the class of the package ws to openSocketWith() of @touchline/live/partysocket.`,
  );
});

test('a runtime without WebSocket opens one of the class that it is given', async () => {
  vi.stubGlobal('WebSocket', undefined);
  const socket = openSocketWith(FakeSocket)(() => 'wss://example.org/', NOTHING);
  await vi.advanceTimersByTimeAsync(1_200);
  expect(opened.map(({ url }) => url)).toEqual(['wss://example.org/']);
  socket.close();
});
