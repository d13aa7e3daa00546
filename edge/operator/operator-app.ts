import { Hono } from 'hono';
import { longTokens } from '../../realtime/hosts/metrics/report.ts';
import { cacheControl } from '../middleware/cache-control.ts';
import { holdsToken } from '../middleware/holds-token.ts';
import { answerError } from '../routes/answers.ts';
import type { Bindings } from '../routes/bindings.ts';
import { addBackupCalls } from './backup-calls.ts';
import { addLetterCalls } from './letter-calls.ts';
import { addPartnerCalls } from './partner-calls.ts';

/**
 * Serves the calls of the operator's commands: backup, restore, dead letters and partners. They take the token of
 * OPERATOR_TOKEN; without that setting each of them answers 404.
 */
export function createOperatorApp() {
  const app = new Hono<Bindings>();
  app.use('/operator/*', cacheControl({ value: 'no-store' }));
  app.use('/operator/*', async (c, next) => {
    if (longTokens(c.env.OPERATOR_TOKEN).length === 0)
      return answerError(c, 404, 'There is no such call.');
    if (!(await holdsToken(c, c.env.OPERATOR_TOKEN)))
      return answerError(c, 401, "The operator's calls take the token of OPERATOR_TOKEN.");
    return next();
  });
  addBackupCalls(app);
  addLetterCalls(app);
  addPartnerCalls(app);
  app.all('/operator/*', (c) => answerError(c, 404, 'There is no such call.'));
  return app;
}
