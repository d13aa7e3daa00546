import { Hono, type MiddlewareHandler } from 'hono';
import type { SecurityHeadersVariables } from '../middleware/security-headers.ts';
import { createDatabase } from '../origin/db/database.ts';
import type { Bindings } from '../routes/bindings.ts';
import { listOutbox } from './outbox.ts';

type OutboxBindings = Bindings & { Variables: SecurityHeadersVariables };

/** Anywhere but on the machine of who develops these paths are like any other that does not exist. */
const whereLocal = (
  answer: MiddlewareHandler<OutboxBindings>,
): MiddlewareHandler<OutboxBindings> => {
  return async (c, next) => (c.env.LOCAL === '1' ? answer(c, next) : next());
};

/** What would have been sent by e-mail and SMS: `/dev/outbox`, and the same as JSON, newest first. */
export function createOutboxApp() {
  const app = new Hono<OutboxBindings>();
  app.get(
    '/dev/outbox',
    whereLocal(async (c) => {
      const { outboxPage } = await import('./outbox-page.ts');
      c.header('cache-control', 'no-store');
      return c.html(outboxPage(await listOutbox(createDatabase(c.env.DB)), c.get('nonce')));
    }),
  );
  app.get(
    '/dev/outbox.json',
    whereLocal(async (c) => {
      c.header('cache-control', 'no-store');
      return c.json(await listOutbox(createDatabase(c.env.DB)));
    }),
  );
  return app;
}
