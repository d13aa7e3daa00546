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
      return sendInTurn(c, async () =>
        c.html(docsPage(c.get('nonce'), c.env.API_VIEWER !== undefined)),
      );
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
    whereEnabled((c) =>
      sendInTurn(c, async () => {
        const { openApiDocument } = await import('./openapi.ts');
        openApi ??= await fileOf(JSON.stringify(openApiDocument()));
        return answerFile(c, openApi);
      }),
    ),
  );
  app.get(
    '/docs/api/asyncapi.json',
    whereEnabled((c) =>
      sendInTurn(c, async () => {
        const { asyncApiOfAllOrigins, asyncApiServers } = await import('./asyncapi.ts');
        // Without the brace at its end: the servers follow.
        asyncApi ??= await fileOf(JSON.stringify(asyncApiOfAllOrigins()).slice(0, -1));
        const servers = JSON.stringify(asyncApiServers(new URL(c.req.url).origin));
        return answerFile(c, asyncApi, `,"servers":${servers}}`);
      }),
    ),
  );
  return app;
}

/**
 * Sends a document in its turn: it has a megabyte or two, so it takes the thread longest while it is sent.
 */
async function sendInTurn(
  c: Context<DocsBindings>,
  make: () => Promise<Response>,
): Promise<Response> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const answer = Promise.withResolvers<Response>();
  const sending = GATES.document.run(gateCallerOf(c), async () => {
    const made = await make();
    // Nobody reads the body of a HEAD, so sending it would keep the turn.
    if (c.req.method === 'HEAD' || made.body === null) return made;
    answer.resolve(new Response(readable, made));
    await made.body.pipeTo(writable).catch(() => {});
    return made;
  });
  return Promise.race([answer.promise, sending.then((made) => made ?? answerBusy(c))]);
}

interface DocumentFile {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
}

/** The OpenAPI document: it is the same for everybody, and takes 0.2 s to make. */
let openApi: DocumentFile | undefined;

/** The AsyncAPI document without its servers, which are those of the origin that is asked. */
let asyncApi: DocumentFile | undefined;

async function fileOf(text: string): Promise<DocumentFile> {
  return { bytes: joined(new TextEncoder().encode(text)), etag: `"${await digestOf(text)}"` };
}

/** Answers with a file, and with the text that follows it at this address. */
function answerFile(c: Context<DocsBindings>, { bytes, etag }: DocumentFile, more = ''): Response {
  // Caches that compress an answer make its tag a weak one.
  const isKnown = c.req.header('if-none-match')?.includes(etag) === true;
  const headers = { ...FOR_ALL_ORIGINS, etag, 'cache-control': 'no-cache' };
  if (isKnown) return c.body(null, 304, headers);
  const body = more === '' ? bytes : joined(bytes, new TextEncoder().encode(more));
  return c.body(body, 200, { ...headers, 'content-type': 'application/json' });
}

function joined(first: Uint8Array, second: Uint8Array = new Uint8Array()): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
}
