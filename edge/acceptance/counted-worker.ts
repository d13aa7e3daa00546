import { BUILT_PRODUCT } from '../local/build.ts';
import type { BuiltWorker } from '../local/worker-options.ts';
import * as v from 'valibot';
import { surroundWorker } from './surround-worker.ts';

/** Header of a request that wants its answer counted, and of an answer with what it took. */
export const QUESTIONS = 'x-questions';

/** What the Worker asked for one answer. */
export const questionsSchema = v.object({
  /** Calls of Durable Objects, by their room. */
  rooms: v.array(v.string()),
  /** SQL of each round trip to D1; that of a batch is joined. */
  queries: v.array(v.string()),
  /** Most of both at the same time. */
  atOnce: v.number(),
});
export type Questions = v.InferOutput<typeof questionsSchema>;

/** Copies the built product into a folder. Its answers say what they took where requests ask for that. */
export function countQuestions(folder: string): BuiltWorker {
  return surroundWorker(BUILT_PRODUCT, folder, ENTRY);
}

const ENTRY = `import product from './product.js';
export * from './product.js';

function counted(env, questions) {
  let now = 0;
  const during = async (kind, what, begin) => {
    questions[kind].push(what.slice(0, 60));
    questions.atOnce = Math.max(questions.atOnce, (now += 1));
    try { return await begin(); } finally { now -= 1; }
  };
  const textOf = new WeakMap();
  // A batch needs the platform's own statement: this one is changed, not wrapped.
  const statement = (own, sql) => {
    textOf.set(own, sql);
    const { all, bind, first, raw, run } = own;
    const ask = (method) => (...given) => during('queries', sql, () => method.apply(own, given));
    return Object.assign(own, {
      all: ask(all), first: ask(first), raw: ask(raw), run: ask(run),
      bind: (...values) => statement(bind.apply(own, values), sql),
    });
  };
  const DB = Object.create(env.DB, {
    prepare: { value: (sql) => statement(env.DB.prepare(sql), sql) },
    batch: { value: (all) =>
      during('queries', all.map((each) => textOf.get(each)).join('; '), () => env.DB.batch(all)) },
  });
  const rooms = (namespace) => new Proxy(namespace, { get(target, name) {
    if (name !== 'getByName') {
      const value = target[name];
      return typeof value === 'function' ? value.bind(target) : value;
    }
    return (room, ...more) => new Proxy(target.getByName(room, ...more), { get: (stub, method) =>
      (...given) => during('rooms', room + ' ' + String(method), () => stub[method](...given)) });
  } });
  return { ...env, DB, Match: rooms(env.Match), Sport: rooms(env.Sport), Hub: rooms(env.Hub) };
}

export default {
  ...product,
  async fetch(request, env, context) {
    if (!request.headers.has('${QUESTIONS}')) return product.fetch(request, env, context);
    const questions = { rooms: [], queries: [], atOnce: 0 };
    const answer = await product.fetch(request, counted(env, questions), context);
    // A page's parts may ask while it is sent.
    const body = await answer.arrayBuffer();
    const own = new Response(answer.status === 304 || body.byteLength === 0 ? null : body, answer);
    own.headers.set('${QUESTIONS}', JSON.stringify(questions).replaceAll('\\n', ' '));
    return own;
  },
};
`;
