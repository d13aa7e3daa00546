/** A client's end of a socket that queues messages in order. */
export interface TestSocket {
  /** Returns the next message; rejects after five seconds without one. */
  next(): Promise<string>;
  /** Waits until no message has come for `ms`, then returns those in the queue. */
  rest(ms?: number): Promise<string[]>;
  /** Returns the close code. */
  closed(): Promise<number>;
  send(text: string): void;
  close(): void;
}

const TIMEOUT_MS = 5_000;

export interface TestSocketEvents {
  socket: TestSocket;
  message(text: string): void;
  close(code: number): void;
}

export function createTestSocket(wire: {
  send(text: string): void;
  close(): void;
}): TestSocketEvents {
  const messages: string[] = [];
  const codes: number[] = [];
  let wake: (() => void) | undefined;

  /** Resolves with true at the next event, or with false after `ms`. */
  function change(ms: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), ms);
      wake = () => {
        clearTimeout(timer);
        resolve(true);
      };
    });
  }

  async function first<T>(
    items: T[],
    what: string,
    take: (items: T[]) => T | undefined,
  ): Promise<T> {
    const until = Date.now() + TIMEOUT_MS;
    while (items.length === 0)
      if (!(await change(Math.max(1, until - Date.now())))) throw new Error(`No ${what} arrived`);
    const item = take(items);
    if (item === undefined) throw new Error(`No ${what} arrived`);
    return item;
  }

  return {
    socket: {
      next: () => first(messages, 'message', (items) => items.shift()),
      closed: () => first(codes, 'close', (items) => items[0]),
      async rest(ms = 150) {
        while (await change(ms));
        return messages.splice(0);
      },
      send: wire.send,
      close: wire.close,
    },
    message(text) {
      messages.push(text);
      wake?.();
    },
    close(code) {
      codes.push(code);
      wake?.();
    },
  };
}
