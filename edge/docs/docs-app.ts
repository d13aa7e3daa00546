import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { digestOf } from '../digest.ts';
import type { SecurityHeadersVariables } from '../middleware/security-headers.ts';
import { answerBusy } from '../routes/answer-busy.ts';
import type { Bindings } from '../routes/bindings.ts';
import { gateCallerOf, GATES } from '../gates.ts';

type DocsBindings = Bindings & { Variables: SecurityHeadersVariables };

/** Returns a handler that answers only if `API_DOCS` is on. Otherwise these paths are ordinary missing pages. */
const whereEnabled = (answer: MiddlewareHandler<DocsBindings>): MiddlewareHandler<DocsBindings> => {
  return async (c, next) => (c.env.API_DOCS === '1' ? answer(c, next) : next());
};

/** Headers of documents that tools read in pages of their own. */
const FOR_ALL_ORIGINS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * Serves the API documents, for development. Their code is loaded on request, so that a deployed Worker does
 * not load it at every start.
 */
export function createDocsApp() {
  const app = new Hono<DocsBindings>();
  app.get(
    '/docs/api',
    whereEnabled(async (c) => {
      const { docsPage } = await import('./docs-page.ts');
      const page = docsPage(c.get('nonce'), c.env.API_VIEWER !== undefined);
      // It has two megabytes, so it takes the thread longest while it is sent.
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      const answer = Promise.withResolvers<Response>();
      const sending = GATES.document.run(gateCallerOf(c), async () => {
        const made = await c.html(page);
        // Nobody reads the body of a HEAD, so sending it would keep the turn.
        if (c.req.method === 'HEAD') return made;
        answer.resolve(new Response(readable, made));
        await made.body?.pipeTo(writable).catch(() => {});
        return made;
      });
      return Promise.race([answer.promise, sending.then((made) => made ?? answerBusy(c))]);
    }),
  );
  app.get(
    '/docs/api/try/:file?',
    whereEnabled(async (c, next) => {
      const { API_VIEWER } = c.env;
      if (!API_VIEWER) return next();
      if (c.req.param('file') !== undefined) return API_VIEWER.fetch(c.req.raw);
      const { viewerPage } = await import('./viewer-page.ts');
      return c.html(viewerPage(c.get('nonce')));
    }),
  );
  app.get(
    '/docs/api/openapi.json',
    whereEnabled(async (c) => {
      const { openApiDocument } = await import('./openapi.ts');
      openApi ??= await fileOf(openApiDocument());
      return answerFile(c, openApi);
    }),
  );
  app.get(
    '/docs/api/asyncapi.json',
    whereEnabled(async (c) => {
      const { asyncApiDocument } = await import('./asyncapi.ts');
      const { origin } = new URL(c.req.url);
      if (asyncApi?.origin !== origin)
        asyncApi = { origin, ...(await fileOf(asyncApiDocument(origin))) };
      return answerFile(c, asyncApi);
    }),
  );
  return app;
}

interface DocumentFile {
  text: string;
  etag: string;
}

/** The OpenAPI document: it is the same for everybody, and takes 0.2 s to make. */
let openApi: DocumentFile | undefined;

/** The AsyncAPI document of the origin that was asked last. */
let asyncApi: (DocumentFile & { origin: string }) | undefined;

async function fileOf(document: object): Promise<DocumentFile> {
  const text = JSON.stringify(document);
  return { text, etag: `"${await digestOf(text)}"` };
}

function answerFile(c: Context<DocsBindings>, { text, etag }: DocumentFile): Response {
  // Caches that compress an answer make its tag a weak one.
  const isKnown = c.req.header('if-none-match')?.includes(etag) === true;
  const headers = { ...FOR_ALL_ORIGINS, etag, 'cache-control': 'no-cache' };
  if (isKnown) return c.body(null, 304, headers);
  return c.body(text, 200, { ...headers, 'content-type': 'application/json' });
}
