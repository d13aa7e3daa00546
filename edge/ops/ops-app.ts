import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { streamSSE } from 'hono/streaming';
import * as v from 'valibot';
import { networkOf } from '../../realtime/hosts/address-tag.ts';
import { createRateLimiter } from '../../realtime/hosts/rate-limiter.ts';
import { log, messageOf } from '../../realtime/hosts/log.ts';
import { matchRoom } from '../../realtime/hosts/room-stub.ts';
import { matchIdSchema } from '../../realtime/protocol/match-id.ts';
import { opsPasswordSchema, type Ops, type OpsAccess, type OpsUpdates } from '../contracts/ops.ts';
import type { Env } from '../env.ts';
import type { createReadiness } from '../health/readiness.ts';
import { readBytes } from '../read-bytes.ts';
import { answerError } from '../routes/answers.ts';
import { ACCESS_HEADER, accessOf, passwordOf, type Access } from './ops-access.ts';
import { beginSession, endSession, isPassword } from './password-session.ts';
import { readOps } from './read-ops.ts';

export interface OpsVariables {
  /** The request's access to the page `/ops`; undefined if the product has no such page. */
  ops?: OpsAccess;
}

type OpsEnv = { Bindings: Env; Variables: OpsVariables };
type Readiness = ReturnType<typeof createReadiness>;

/** Time between two messages of a stream, ms. */
const STREAM_EVERY = 2_000;
/** Messages of one stream. After about ten minutes a browser reconnects, and its access is checked again. */
const STREAM_LENGTH = 300;
/** Largest body with a password, bytes. */
const MAX_BODY = 1_000;

/**
 * Protects the page `/ops` and serves its data: a stream, a match room's last updates, and the session of a
 * local password. Caches and search engines must not store the answers, and other sites cannot read the data.
 */
export function createOpsApp(readiness: Readiness) {
  const app = new Hono<OpsEnv>();
  const tries = createRateLimiter({ burst: 10, refillMs: 10 * 60_000 });
  for (const path of ['/ops', '/ops.data', '/ops/*']) app.use(path, protect(readiness));

  app.get(
    '/ops/stream',
    whenOpen((c) => stream(c, readiness)),
  );
  app.get(
    '/ops/updates/:matchId',
    whenOpen(async (c) => {
      const matchId = v.safeParse(matchIdSchema, c.req.param('matchId'));
      if (!matchId.success) return answerError(c, 400, 'This is not the id of a match.');
      const updates = await matchRoom(c.env, matchId.output).lastUpdates();
      return c.json({ updates } satisfies OpsUpdates);
    }),
  );
  app.post('/ops/session', async (c, next) => {
    const password = passwordOf(c.env);
    if (!c.get('ops') || password === null) return next();
    const given = await passwordGiven(c.req.raw);
    if (given === null) return answerError(c, 400, 'The body must be {"password": "…"}.');
    if (await isPassword(given, password)) {
      await beginSession(c, password);
      return c.body(null, 204);
    }
    // The right password always opens the page: it is too long to guess, and an operator may share their
    // network with whoever tries.
    if (tries.take(networkOf(c.req.raw.headers) ?? 'unknown', Date.now()) === null) {
      c.header('retry-after', '60');
      return answerError(c, 429, 'Too many tries. Wait a minute.');
    }
    log('warn', 'ops-password-refused');
    return answerError(c, 401, 'This is not the password.');
  });
  app.delete('/ops/session', (c, next) => {
    if (!c.get('ops')) return next();
    endSession(c);
    return Promise.resolve(c.body(null, 204));
  });
  return app;
}

/** Returns middleware that sets the request's access, or refuses the request. */
function protect(readiness: Readiness): MiddlewareHandler<OpsEnv> {
  return async (c, next) => {
    const access = await accessOf(c, c.env);
    if (access === 'absent') return next();
    const refusal = refusalOf(c, access);
    if (refusal) c.res = refusal;
    else {
      const isSession = passwordOf(c.env) !== null && !c.req.header(ACCESS_HEADER);
      const read = () => readOps(c.env, () => readiness(c));
      c.set('ops', access === 'open' ? { kind: 'open', isSession, read } : { kind: 'locked' });
      await next();
    }
    c.header('cache-control', 'private, no-store');
    c.header('x-robots-tag', 'noindex, nofollow');
  };
}

function refusalOf(c: Context<OpsEnv>, access: Access): Response | null {
  if (access === 'refused') return answerError(c, 403, 'Cloudflare Access did not let you in.');
  const site = c.req.header('sec-fetch-site');
  const isForeign = site === 'cross-site' || site === 'same-site';
  // The page itself may be opened from a link on another site.
  return isForeign && c.req.path.startsWith('/ops/')
    ? answerError(c, 403, 'Only the page itself reads this.')
    : null;
}

function whenOpen(answer: (c: Context<OpsEnv>) => Response | Promise<Response>) {
  const handler: MiddlewareHandler<OpsEnv> = async (c, next) => {
    const ops = c.get('ops');
    if (!ops) return next();
    if (ops.kind === 'locked') return answerError(c, 401, 'Sign in at /ops first.');
    return answer(c);
  };
  return handler;
}

/** Streams the figures every two seconds. Each moment of the last hour is sent once. */
function stream(c: Context<OpsEnv>, readiness: Readiness): Response {
  return streamSSE(
    c,
    async (events) => {
      let sentUntil = 0;
      for (let sent = 0; sent < STREAM_LENGTH && !events.aborted && !events.closed; sent += 1) {
        const ops = newerThan(sentUntil, await readOps(c.env, () => readiness(c)));
        sentUntil = ops.counts?.hour.at(-1)?.at ?? sentUntil;
        await events.writeSSE({ data: JSON.stringify(ops) });
        await events.sleep(STREAM_EVERY);
      }
    },
    async (error) => log('warn', 'ops-stream-ended', { message: messageOf(error) }),
  );
}

function newerThan(at: number, ops: Ops): Ops {
  const { counts } = ops;
  if (!counts) return ops;
  return { ...ops, counts: { ...counts, hour: counts.hour.filter((one) => one.at > at) } };
}

async function passwordGiven(request: Request): Promise<string | null> {
  const body = await readBytes(request, { bytes: MAX_BODY });
  if (body.kind !== 'bytes') return null;
  try {
    const json: unknown = JSON.parse(new TextDecoder().decode(body.bytes));
    const read = v.safeParse(opsPasswordSchema, json);
    return read.success ? read.output.password : null;
  } catch {
    return null;
  }
}
