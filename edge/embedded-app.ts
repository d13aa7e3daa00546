import { Hono, type Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { log } from '../realtime/hosts/log.ts';
import { mount } from './calls/mount.ts';
import type { ApiName } from './contracts/api-call.ts';
import * as CALLS from './contracts/calls.ts';
import { codeServicesOf } from './delivery/code-services-of.ts';
import type { Env } from './env.ts';
import { deriveAt } from './hashing/derive-at.ts';
import { errorAnswer } from './middleware/error-answer.ts';
import { createDatabase } from './origin/db/database.ts';
import { ORIGIN_HANDLERS } from './origin/origin-handlers.ts';
import { demoBettingSite, httpBettingSite } from './origin/patron/betting/betting-site.ts';
import { httpBreachRange } from './origin/patron/passwords/breach-list.ts';
import type { Session } from './origin/patron/sessions/access-token.ts';
import { openBody } from './origin/patron/sessions/open-body.ts';
import type { Services } from './origin/services.ts';
import { sendingOf, sendMessage } from './push/send-message.ts';
import { avatarStore } from './pictures/avatar-store.ts';
import { answerError } from './routes/answers.ts';
import { currentLines, currentState } from './routes/current-room.ts';
import type { PageBindings } from './routes/page-rooms.ts';
import { readSession } from './session/read-session.ts';
import { readSessionKeys } from './session/session-keys.ts';
import { brandKeyOf, brandNamed, DEFAULT_BRAND } from './shared/brand/brand.ts';
import { languageOf } from './visitor/language.ts';
import { readDeviceId } from './visitor/web-view.ts';
import { readCountry } from './visitor/country.ts';
import { SESSION_COOKIE } from './session/session-cookies.ts';

interface EmbeddedBindings {
  Bindings: Env &
    PageBindings & {
      /** The caller's country, ISO 3166 in lower case: an in-process request has no address to locate. */
      LOCATED: string | null;
      /** Whether `LOCATED` is the visitor's country, not that of a calling server. */
      LOCATES_VISITOR: boolean;
      /** The caller's network: an in-process request has no address. */
      NETWORK: string | null;
      /** Origin of the site that the call is made for. */
      SITE: string;
    };
  Variables: { session?: Session };
}

const WRONG_SIGN_INS_PER_MINUTE = 120;

/** Serves the embedded APIs (spec point 7), each below its name. They answer where no upstream is set. */
export function createEmbeddedApp() {
  const app = new Hono<EmbeddedBindings>();
  app.onError(errorAnswer({ jsonPaths: ['/'] }));
  mount(app, CALLS, ORIGIN_HANDLERS, {
    services: ({ env, req, var: { session = null } }) => {
      const now = Date.now();
      const db = createDatabase(env.DB);
      const language = languageOf({
        asked: [],
        country: null,
        accepted: req.header('accept-language'),
        mayBePseudo: false,
      });
      return {
        db,
        now,
        currentLines: (sportId) => currentLines(env, sportId),
        currentState: (stored) => currentState(env, stored, now),
        banner: env.BANNER,
        tv: { streamUrl: env.TV_STREAM_URL, countries: env.TV_COUNTRIES },
        located: env.LOCATED,
        locatesVisitor: env.LOCATES_VISITOR,
        network: env.NETWORK,
        site: env.SITE,
        social: {
          variables: env,
          report: (failure) => log('warn', 'social-sign-in-failed', failure),
        },
        deviceId: readDeviceId(req.header('device-id')),
        deviceToken: req.header('device-token') ?? null,
        language,
        brand: brandKeyOf(brandNamed(req.header('brand')) ?? DEFAULT_BRAND),
        visitorsCountry: readCountry(req.header('country-code')),
        session,
        keys: () => readSessionKeys(env),
        betting: bettingSiteOf(env),
        derive: deriveAt(env.Hashing, { country: env.LOCATED, network: env.NETWORK }),
        wrongSignIns: Number(env.WRONG_SIGN_INS_PER_MINUTE || WRONG_SIGN_INS_PER_MINUTE),
        breaches: env.BREACH_CHECK_URL ? httpBreachRange(env.BREACH_CHECK_URL) : undefined,
        avatars: avatarStore(env.AVATARS),
        push: pushServicesOf(env),
        codes: codeServicesOf(env, { db, now, language, headers: req.raw.headers }),
      };
    },
    user: async (c, { api, caller }) => {
      // Public data of the media API are the same for everybody: a session would only cost time.
      if (api === 'media' && caller === 'anyone') return null;
      const token = tokenOf(c, api);
      const session = await readSession(c.env, token);
      if (session) c.set('session', session);
      // A media call with a used-up token is made again with a renewed one, not for a stranger. The token of an
      // operator's accounts cannot be read here.
      if (!session && token && api === 'media' && !c.env.PATRON_API_URL) return undefined;
      return session && { userId: session.userId };
    },
    open: async (c, { mayBePlain = false }, body) =>
      openBody(
        { body, kid: c.req.header('ursid'), mayBePlain, now: Date.now() },
        await readSessionKeys(c.env),
      ),
  });
  app.notFound((c) => answerError(c, 404, 'There is no such call.'));
  return app;
}

/**
 * How long a push service keeps the first message for a device that is off, s: as long as the product
 * waits for its proof.
 */
const DAY_S = 86_400;

function pushServicesOf(env: Env): Services['push'] {
  const sending = sendingOf(env);
  return {
    keys: sending.keys.map(({ publicKey }) => publicKey),
    services: sending.services,
    send: async (subscription, message) => {
      const sent = await sendMessage(subscription, message, { ...sending, ttl: DAY_S });
      if (sent.kind === 'refused' || sent.kind === 'again')
        log('warn', 'subscription-refused', { service: sent.origin, status: sent.status });
      return sent;
    },
  };
}

/** Returns the operator's betting site, else a simulated one where the product runs locally, else null. */
function bettingSiteOf({ BETTING_API_URL, LOCAL }: Env) {
  if (BETTING_API_URL)
    return httpBettingSite(BETTING_API_URL, (status) =>
      log('warn', 'betting-site-refuses', { status }),
    );
  return LOCAL === '1' ? demoBettingSite : null;
}

/** Returns the access token: the media API reads a header, the others the session's cookie (design §4). */
function tokenOf(c: Context<EmbeddedBindings>, api: ApiName): string | undefined {
  return api === 'media' ? c.req.header('access-token') : getCookie(c, SESSION_COOKIE);
}
