import { Hono, type MiddlewareHandler } from 'hono';
import type { SecurityHeadersVariables } from '../middleware/security-headers.ts';
import { createDatabase } from '../origin/db/database.ts';
import type { Bindings } from '../routes/bindings.ts';
import { listOutbox } from './outbox.ts';

type OutboxBindings = Bindings & { Variables: SecurityHeadersVariables };

/** Host names that always mean this machine. The owner of another name could point it here. */
const LOOPBACK = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Returns a handler that answers only where the product runs locally, and only under those host names. */
const whereLocal = (
  answer: MiddlewareHandler<OutboxBindings>,
): MiddlewareHandler<OutboxBindings> => {
  return async (c, next) => {
    const isLocal = c.env.LOCAL === '1' && LOOPBACK.test(new URL(c.req.url).hostname);
    return isLocal ? answer(c, next) : next();
  };
};

/** Serves the e-mails and SMS of a local product at `/dev/outbox`, and as JSON, newest first. */
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
