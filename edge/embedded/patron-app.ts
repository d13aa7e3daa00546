import { Hono } from 'hono';
import type { CountryLocation } from '../contracts/country.ts';
import { errorAnswer } from '../middleware/error-answer.ts';
import { listCountries } from '../origin/patron/countries.ts';
import { answerData, answerError } from '../routes/answers.ts';

export interface PatronBindings {
  /** Where the visitor is, ISO 3166 in lower case: in-process there is no address to locate. */
  LOCATED: string | null;
}

/** The embedded patron API: its country calls. What answers where no `PATRON_API_URL` is set. */
export function createPatronApp() {
  const app = new Hono<{ Bindings: PatronBindings }>();
  app.onError(errorAnswer({ jsonPaths: ['/'] }));
  app.get('/country/locate', (c) =>
    answerData(c, { countryCode: c.env.LOCATED } satisfies CountryLocation),
  );
  app.get('/country/listV2', (c) => answerData(c, listCountries()));
  app.notFound((c) => answerError(c, 404, 'There is no such call.'));
  return app;
}
