import { Hono } from 'hono';
import { mount } from './calls/mount.ts';
import * as CALLS from './contracts/calls.ts';
import type { Env } from './env.ts';
import { errorAnswer } from './middleware/error-answer.ts';
import { createDatabase } from './origin/db/database.ts';
import { ORIGIN_HANDLERS } from './origin/origin-handlers.ts';
import { answerError } from './routes/answers.ts';
import { currentLines, currentState } from './routes/current-room.ts';
import { languageOf } from './visitor/language.ts';
import { readDeviceId } from './visitor/web-view.ts';
import { readCountry } from './visitor/country.ts';

interface EmbeddedBindings {
  Bindings: Env & {
    /** Where the visitor is, ISO 3166 in lower case: in-process there is no address to locate. */
    LOCATED: string | null;
    /** Network that the call comes from: in-process requests carry no address. */
    NETWORK: string | null;
  };
}

/** The embedded APIs (spec point 7), each below its name: what answers where no upstream is set. */
export function createEmbeddedApp() {
  const app = new Hono<EmbeddedBindings>();
  app.onError(errorAnswer({ jsonPaths: ['/'] }));
  mount(app, CALLS, ORIGIN_HANDLERS, {
    services: ({ env, req }) => {
      const now = Date.now();
      return {
        db: createDatabase(env.DB),
        now,
        currentLines: (sportId) => currentLines(env, sportId),
        currentState: (stored) => currentState(env, stored, now),
        banner: env.BANNER,
        located: env.LOCATED,
        network: env.NETWORK,
        deviceId: readDeviceId(req.header('device-id')),
        language: languageOf({
          asked: [],
          country: null,
          accepted: req.header('accept-language'),
          mayBePseudo: false,
        }),
        visitorsCountry: readCountry(req.header('country-code')),
      };
    },
    // There are no accounts: nobody is signed in.
    user: async () => null,
  });
  app.notFound((c) => answerError(c, 404, 'There is no such call.'));
  return app;
}
