interface Waiting {
  name: string;
  mode: LockMode;
  grant: () => void;
}

interface Held {
  name: string;
  mode: LockMode;
  lose: () => void;
}

/** Fakes the locks that the tabs use. */
export function fakeLocks() {
  let held: Held[] = [];
  let waiting: Waiting[] = [];

  const isFree = ({ name, mode }: Pick<Waiting, 'name' | 'mode'>) =>
    held.every((lock) => lock.name !== name || (mode === 'shared' && lock.mode === 'shared'));

  function settle(): void {
    const next = waiting.find(isFree);
    if (!next) return;
    waiting = waiting.filter((other) => other !== next);
    next.grant();
    settle();
  }

  async function request(
    name: string,
    { mode = 'exclusive', steal = false, signal }: LockOptions,
    whileHeld: () => Promise<void> | undefined,
  ): Promise<void> {
    if (steal) {
      const lost = held.filter((lock) => lock.name === name);
      held = held.filter((lock) => lock.name !== name);
      for (const lock of lost) lock.lose();
    } else
      await new Promise<void>((resolve, reject) => {
        const own = { name, mode, grant: resolve };
        waiting.push(own);
        signal?.addEventListener('abort', () => {
          waiting = waiting.filter((other) => other !== own);
          reject(new DOMException('No longer waited for', 'AbortError'));
        });
        queueMicrotask(settle);
      });
    let lose = () => {};
    const lost = new Promise<never>((_resolve, reject) => {
      lose = () => reject(new DOMException('Taken by another', 'AbortError'));
    });
    const own: Held = { name, mode, lose };
    held.push(own);
    await Promise.race([whileHeld(), lost]);
    held = held.filter((other) => other !== own);
    settle();
  }

  return {
    request,
    query: async () => ({ held: held.map(({ name, mode }) => ({ name, mode })), pending: [] }),
  };
}
