import { WorkGate, type GateLimits } from '../work-gate.ts';

/** Returns a gate with a clock, whose works a test ends itself. */
export function startGate(more: Partial<GateLimits> = {}) {
  let now = 0;
  const looks: { at: number; resolve: () => void }[] = [];
  let looked = 0;
  const gate = new WorkGate('card', {
    atWork: { group: 1, all: 1 },
    waiting: { network: 2, group: 3, all: 5 },
    ...more,
    now: () => now,
    pause: (ms) => new Promise((resolve) => looks.push({ at: now + ms, resolve })),
  });
  const begun: { name: string; end: () => void; fail: () => void }[] = [];
  const kept: Promise<unknown>[] = [];
  const ask = (name: string, network: string | null = '192.0.2.1', weight = 1, user?: string) =>
    gate.run({ network, user, weight, waitUntil: (work) => kept.push(work) }, async () => {
      const work = Promise.withResolvers<{ name: string }>();
      begun.push({
        name,
        end: () => work.resolve({ name }),
        fail: () => work.reject(new Error(name)),
      });
      return work.promise;
    });
  return {
    gate,
    /** Names of the works that have begun, in order. */
    begun: () => begun.map(({ name }) => name),
    kept,
    /** How many timers of requests have fired. */
    looks: () => looked,
    ask,
    end: async (name: string, how: 'end' | 'fail' = 'end') => {
      begun.find((work) => work.name === name)?.[how]();
      await settled();
    },
    /** Lets time pass, in which the requests look; at once if the thread is blocked. */
    wait: async (ms: number, step = 5) => {
      for (const end = now + ms; now < end;) {
        now += step;
        // Timers fire in the order in which they are due.
        for (const look of looks.splice(0).toSorted((a, b) => a.at - b.at))
          if (look.at > now) looks.push(look);
          else {
            looked += 1;
            look.resolve();
          }
        await settled();
      }
    },
    /** The requests that wait die: their timers never fire. */
    kill: () => looks.splice(0),
    /** A request comes, and dies if it has to wait: its timer never fires. */
    die: (name: string, network: string) => {
      const before = looks.length;
      void ask(name, network);
      looks.splice(before);
    },
  };
}

/** Resolves when what promises have made due is done. */
export const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Returns an answer that is there, else "unanswered". */
export const answerTo = (asked: Promise<unknown> | undefined) =>
  Promise.race([asked, settled().then(() => 'unanswered')]);
