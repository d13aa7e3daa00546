import './text/all-texts.server.ts';
import { isbot } from 'isbot';
import { preloadModule } from 'react-dom';
import { renderToReadableStream } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from 'react-router';
import catalogueUrls from 'virtual:catalogue-urls';
import type { Language } from '../edge/contracts/language.ts';
import { edgeContext } from '../edge/contracts/edge-context.ts';
import { areasOf } from './text/areas.ts';
import { textOf } from './text/text.ts';
import { TextContext } from './text/use-text.ts';

/**
 * A page's HTML. What throws inside a Suspense boundary costs that boundary its
 * content, which the browser tries again; what throws outside rejects, and
 * React Router draws the error page with a status of its own.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const { nonce, visitor } = context.get(edgeContext);
  const body = await renderToReadableStream(
    <TextContext value={textOf(visitor.language)}>
      <Catalogues language={visitor.language} pathname={new URL(request.url).pathname} />
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </TextContext>,
    {
      nonce,
      signal: request.signal,
      // Beyond so many bytes React would send boundaries behind the page, for scripts to put in their
      // place; rows and cards are boundaries, and are there without scripts too.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => reportFault(error, request, context),
    },
  );
  if (isbot(request.headers.get('user-agent'))) await body.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}

/** Names the texts of the page in its head, so that they are there when its scripts ask for them. */
function Catalogues({ language, pathname }: { language: Language; pathname: string }) {
  for (const area of areasOf(pathname)) {
    const url = catalogueUrls[`${language}/${area}`];
    if (url !== undefined) preloadModule(url, { as: 'script' });
  }
  return null;
}

/** Told of what loaders throw; React Router would print it as it is. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  reportFault(error, request, context);
}

function reportFault(
  error: unknown,
  request: Request,
  context: Readonly<RouterContextProvider>,
): void {
  // A visitor who has gone is no fault, nor is an answer such as 404.
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(edgeContext).reportFault(error);
}
