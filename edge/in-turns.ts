import { endOfTurn } from './end-of-turn.ts';

/**
 * Returns a function that collects the items of one turn of the event loop, sends them together, and resolves
 * each call to its item's answer. `send` answers in the order of the items. If it fails for several items,
 * each is sent alone, so that one does not fail the others.
 */
export function inTurns<Item, Answer>(
  send: (items: Item[]) => Promise<readonly Answer[]>,
): (item: Item) => Promise<Answer> {
  let turn: { items: Item[]; answers: Promise<readonly Answer[]> } | undefined;
  const begin = () => {
    const items: Item[] = [];
    // Not `queueMicrotask`: the parts of a page call after different numbers of promises in the same turn.
    const answers = endOfTurn().then(() => {
      turn = undefined;
      return send(items);
    });
    return { items, answers };
  };
  return async (item) => {
    turn ??= begin();
    const { items, answers } = turn;
    const index = items.push(item) - 1;
    try {
      return answerAt(await answers, index);
    } catch (error) {
      if (items.length === 1) throw error;
      return answerAt(await send([item]), 0);
    }
  };
}

/** Returns a function that calls `ask` once per key and shares its answer; after a failure it calls again. */
export function once<Answer>(known = new Map<string, Promise<Answer>>()) {
  return (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const answer = known.get(key) ?? ask();
    known.set(key, answer);
    answer.catch(() => known.delete(key));
    return answer;
  };
}

function answerAt<Answer>(answers: readonly Answer[], index: number): Answer {
  const [answer] = answers.slice(index, index + 1);
  if (answer === undefined) throw new Error('There are fewer answers than items');
  return answer;
}
