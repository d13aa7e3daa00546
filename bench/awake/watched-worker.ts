import * as v from 'valibot';
import { BUILT_PRODUCT } from '../../edge/local/build.ts';
import type { BuiltWorker } from '../../edge/local/worker-options.ts';
import { surroundWorker } from '../../edge/acceptance/surround-worker.ts';

/** Answers with what each object has done since the last request for it. */
export const WATCH_PATH = '/awake';

const objectSchema = v.object({
  kind: v.picklist(['match', 'sport', 'hub', 'metrics']),
  /** Runs of the constructor: after each rest one. */
  woken: v.number(),
  /** Calls, alarms and messages of sockets: what the platform bills as requests. */
  events: v.number(),
  /** Time within events, and time with a pending timer alone, ms. It rests at all other times. */
  eventMs: v.number(),
  timerMs: v.number(),
  rowsWritten: v.number(),
});
export const watchSchema = v.object({
  objects: v.array(objectSchema),
  /** Messages to queues, and rows that statements wrote to D1. */
  messages: v.number(),
  databaseRows: v.number(),
});
export type Watched = v.InferOutput<typeof watchSchema>;

/**
 * Copies the built product into a folder. Its objects note when they are at work, and when a timer keeps them from
 * resting. Without metrics no object reports anything.
 */
export function watchObjects(folder: string, { metrics }: { metrics: boolean }): BuiltWorker {
  return surroundWorker(BUILT_PRODUCT, folder, `const METRICS = ${metrics};\n${ENTRY}`);
}

const ENTRY = `import { AsyncLocalStorage } from 'node:async_hooks';
import product, * as classes from './product.js';
export * from './product.js';

const current = new AsyncLocalStorage();
const objects = new Map();
const { setTimeout: set, clearTimeout: clear } = globalThis;
let [messages, databaseRows] = [0, 0];

const NOTHING = { woken: 0, events: 0, eventMs: 0, timerMs: 0, rowsWritten: 0 };

function objectOf(kind, id) {
  const found = objects.get(id) ?? { kind, at: Date.now(), running: 0, timers: 0, ...NOTHING };
  objects.set(id, found);
  return found;
}

/** Adds the time since the last change, then makes this one. */
function change(object, count, by) {
  const now = Date.now();
  if (object.running > 0) object.eventMs += now - object.at;
  else if (object.timers > 0) object.timerMs += now - object.at;
  object.at = now;
  object[count] += by;
}

async function during(object, work) {
  change(object, 'running', 1);
  try { return await current.run(object, work); } finally { change(object, 'running', -1); }
}

const pending = new Map();
globalThis.setTimeout = (work, ms, ...rest) => {
  const object = current.getStore();
  if (!object) return set(work, ms, ...rest);
  change(object, 'timers', 1);
  const timer = set((...given) => {
    pending.delete(timer);
    change(object, 'timers', -1);
    work(...given);
  }, ms, ...rest);
  pending.set(timer, object);
  return timer;
};
globalThis.clearTimeout = (timer) => {
  const object = pending.get(timer);
  if (object) change(object, 'timers', -1);
  pending.delete(timer);
  clear(timer);
};

const EVENTS = ['fetch', 'alarm', 'webSocketMessage', 'webSocketClose', 'webSocketError', 'ingest',
  'heartbeat', 'snapshot', 'lastUpdates', 'unsaved', 'confirmStored', 'subscribe', 'followDeltas',
  'replaceView', 'putLines', 'report', 'read', 'readState', 'readOps', 'forgetFeeds'];

function watched(Base, kind) {
  class Watched extends Base {
    constructor(ctx, env) {
      const object = objectOf(kind, ctx.id.toString());
      object.woken += 1;
      // Timers of the object before this one are gone.
      change(object, 'timers', -object.timers);
      const { waitUntil, storage: { sql } } = ctx;
      ctx.waitUntil = (work) => void waitUntil.call(ctx, during(object, () => work));
      const { exec } = sql;
      sql.exec = (...given) => {
        const cursor = exec.apply(sql, given);
        object.rowsWritten += cursor.rowsWritten;
        return cursor;
      };
      current.run(object, () => super(ctx, withoutMetrics(watchedEnv(env))));
    }
  }
  for (const name of EVENTS)
    if (typeof Base.prototype[name] === 'function')
      Watched.prototype[name] = function (...given) {
        const object = objectOf(kind, this.ctx.id.toString());
        object.events += 1;
        return during(object, () => Base.prototype[name].apply(this, given));
      };
  return Watched;
}
export const MatchRoomServer = watched(classes.MatchRoomServer, 'match');
export const SportRoomServer = watched(classes.SportRoomServer, 'sport');
export const HubRoomServer = watched(classes.HubRoomServer, 'hub');
export const MetricsServer = watched(classes.MetricsServer, 'metrics');

const withoutMetrics = (env) => (METRICS ? env : { ...env, METRICS_TOKEN: '' });

function watchedEnv(env) {
  const queue = (own) => ({
    metrics: () => own.metrics(),
    send: (...given) => ((messages += 1), own.send(...given)),
    sendBatch: (all, ...given) => ((messages += [...all].length), own.sendBatch(all, ...given)),
  });
  return { ...env, MATCH_STATES: queue(env.MATCH_STATES), ALERTS: queue(env.ALERTS), DB: database(env.DB) };
}

function database(own) {
  const count = (result) => {
    for (const each of [result].flat()) databaseRows += each?.meta?.rows_written ?? 0;
    return result;
  };
  const statement = (one) => {
    const { all, bind, run } = one;
    return Object.assign(one, {
      all: async (...given) => count(await all.apply(one, given)),
      run: async (...given) => count(await run.apply(one, given)),
      bind: (...values) => statement(bind.apply(one, values)),
    });
  };
  return Object.create(own, {
    prepare: { value: (sql) => statement(own.prepare(sql)) },
    batch: { value: async (all) => count(await own.batch(all)) },
  });
}

let env;
const watching = (given) => (env ??= withoutMetrics(watchedEnv(given)));

export default {
  async fetch(request, given, context) {
    if (new URL(request.url).pathname !== '${WATCH_PATH}')
      return product.fetch(request, watching(given), context);
    for (const object of objects.values()) change(object, 'running', 0);
    const seen = JSON.stringify({ objects: [...objects.values()], messages, databaseRows });
    for (const object of objects.values()) Object.assign(object, NOTHING);
    [messages, databaseRows] = [0, 0];
    return new Response(seen);
  },
  queue: (batch, given, context) => product.queue(batch, watching(given), context),
  scheduled: (controller, given, context) =>
    product.scheduled(controller, watching(given), context),
};
`;
