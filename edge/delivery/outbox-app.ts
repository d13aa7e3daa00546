import { Hono, type MiddlewareHandler } from 'hono';
import type { SecurityHeadersVariables } from '../middleware/security-headers.ts';
import { createDatabase } from '../origin/db/database.ts';
import type { Bindings } from '../routes/bindings.ts';
import { listOutbox } from './outbox.ts';

type OutboxBindings = Bindings & { Variables: SecurityHeadersVariables };

/** What a browser on this machine may call it. Another name could be made to lead here by whoever owns it. */
const LOOPBACK = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Anywhere but on the machine of who develops, and by its own names, these paths do not exist. */
const whereLocal = (
  answer: MiddlewareHandler<OutboxBindings>,
): MiddlewareHandler<OutboxBindings> => {
  return async (c, next) => {
    const isLocal = c.env.LOCAL === '1' && LOOPBACK.test(new URL(c.req.url).hostname);
    return isLocal ? answer(c, next) : next();
  };
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
