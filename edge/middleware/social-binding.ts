import type { MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import { networkOf } from '../../realtime/hosts/address-tag.ts';
import { CALL_BODIES, type BodyHold } from '../bodies-in-flight.ts';
import type { ErrorBody } from '../contracts/envelope.ts';
import { GENERIC_FAILURE } from '../contracts/messages.ts';
import { STATE } from '../contracts/states.ts';
import { PRODUCT } from '../contracts/product.ts';
import { readBytes } from '../read-bytes.ts';
import type { SessionVariables } from './session.ts';

/** Holds the state of this browser's open sign-in with a provider. */
export const SOCIAL_COOKIE = `__Host-${PRODUCT}-social`;
/** Lifetime of the cookie, s. */
const AGE = 600;
/** Longest body, bytes. */
const LIMIT = 64_000;
const COOKIE_OPTIONS = { path: '/', httpOnly: true, secure: true, sameSite: 'Lax' } as const;

const begunSchema = v.object({ data: v.object({ state: v.string() }) });
const finishedSchema = v.object({ state: v.string() });

/**
 * Accepts a provider's redirect only from the browser that was sent to the provider (ASVS 10.1.2,
 * 10.2.1): otherwise a link could sign a visitor in as somebody else. In between, a cookie keeps
 * the sign-in's state, whichever API issued it. An app has no cookie and compares the state itself:
 * no other site's page can send what an app sends.
 */
export function socialBinding(): MiddlewareHandler<{ Variables: SessionVariables }> {
  return async (c, next) => {
    if (c.get('session').isApp) return next();
    if (c.req.path.endsWith('/auth-url')) {
      await next();
      const begun = c.res.ok ? await read(c.res.clone(), begunSchema) : null;
      if (begun) setCookie(c, SOCIAL_COOKIE, begun.data.state, { ...COOKIE_OPTIONS, maxAge: AGE });
      return undefined;
    }
    const bound = getCookie(c, SOCIAL_COOKIE);
    const hold = CALL_BODIES.hold(networkOf(c.req.raw.headers) ?? null);
    const finished = await read(c.req.raw.clone(), finishedSchema, hold);
    hold.release();
    if (bound === undefined || finished?.state !== bound) {
      const body: ErrorBody = { message: GENERIC_FAILURE, state: STATE.proofRequired };
      return c.json(body, 400, { 'cache-control': 'no-store' });
    }
    await next();
    deleteCookie(c, SOCIAL_COOKIE, COOKIE_OPTIONS);
    return undefined;
  };
}

async function read<Schema extends v.GenericSchema>(
  message: Request | Response,
  schema: Schema,
  hold?: BodyHold,
): Promise<v.InferOutput<Schema> | null> {
  const body = await readBytes(message, { bytes: LIMIT, ...(hold && { hold }) });
  if (body.kind !== 'bytes') return null;
  try {
    const parsed = v.safeParse(schema, JSON.parse(new TextDecoder().decode(body.bytes)));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
