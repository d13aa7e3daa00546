import { POLLING } from '../../../.ci/vitest/polling.ts';

/** A client's end of a socket that queues messages in order. */
export interface TestSocket {
  /** Returns the next message; rejects after half a minute without one. */
  next(): Promise<string>;
  /** Returns the messages that the room sent before it answers a ping, or before the close. */
  rest(): Promise<string[]>;
  /** Returns the close code. */
  closed(): Promise<number>;
  send(text: string): void;
  close(): void;
}

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

  /** Returns what `take` finds; rejects with `what` if it finds nothing in half a minute. */
  async function first<T>(what: string, take: () => T | undefined): Promise<T> {
    const until = Date.now() + POLLING.timeout;
    for (;;) {
      const item = take();
      if (item !== undefined) return item;
      if (!(await change(Math.max(1, until - Date.now())))) throw new Error(`No ${what} arrived`);
    }
  }

  return {
    socket: {
      next: () => first('message', () => messages.shift()),
      closed: () => first('close', () => codes[0]),
      rest() {
        if (codes.length === 0) wire.send('ping');
        return first('answer to a ping', () => {
          const answer = messages.indexOf('pong');
          if (answer === -1) return codes.length > 0 ? messages.splice(0) : undefined;
          return messages.splice(0, answer + 1).slice(0, answer);
        });
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
