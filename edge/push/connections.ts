import { notAsked, type Sent } from './send-message.ts';
import { isSlow } from './service-answers.ts';

/** Most connections of a Worker at once. */
const AT_ONCE = 6;
/** Most of them to one push service: one that hangs leaves some to the others. */
const OF_ONE = 5;
/** Most messages of a batch to a slow push service. */
const TO_SLOW = 4;

/** A push service that is slow, and has had its share of a batch. */
export interface Busy {
  kind: 'busy';
  origin: string;
}

interface Line {
  waiting: (() => void)[];
  running: number;
  begun: number;
  isSilent: boolean;
}

/**
 * The connections of a batch to push services. The service with the fewest has the next one. After
 * a service has not answered, the batch does not ask it again; to a slow one it sends four messages.
 * So fans of other services do not wait for either.
 */
export class Connections {
  readonly #lines = new Map<string, Line>();
  #running = 0;

  /** Sends a message when there is a connection for its service. */
  async send(origin: string, send: () => Promise<Sent>): Promise<Sent | Busy> {
    const line = this.#lines.get(origin) ?? { waiting: [], running: 0, begun: 0, isSilent: false };
    this.#lines.set(origin, line);
    await new Promise<void>((resolve) => {
      line.waiting.push(resolve);
      this.#next();
    });
    try {
      if (line.isSilent) return notAsked(origin);
      if (line.begun >= TO_SLOW && isSlow(origin)) return { kind: 'busy', origin };
      line.begun += 1;
      const sent = await send();
      if (sent.kind === 'again' && sent.status === 0) line.isSilent = true;
      return sent;
    } finally {
      line.running -= 1;
      this.#running -= 1;
      this.#next();
    }
  }

  /** Gives a free connection to the next message. */
  #next(): void {
    if (this.#running >= AT_ONCE) return;
    const [line] = [...this.#lines.values()]
      .filter(({ waiting, running }) => waiting.length > 0 && running < OF_ONE)
      .toSorted((a, b) => a.running - b.running);
    const start = line?.waiting.shift();
    if (!line || !start) return;
    line.running += 1;
    this.#running += 1;
    start();
  }
}
