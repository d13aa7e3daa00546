import '../edge/shared/text/all-texts.server.ts';
import { isbot } from 'isbot';
import { renderToReadableStream } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from 'react-router';
import catalogueUrls from 'virtual:catalogue-urls';
import { edgeContext, type Visitor } from '../edge/contracts/edge-context.ts';
import { manifestPath, touchIconPath } from '../edge/shared/brand/home-screen.ts';
import { areasOf } from '../edge/shared/text/areas.ts';
import { textOf } from '../edge/shared/text/text.ts';
import { KEEP_PROMPT } from './home-screen/install-prompt.ts';
import { TextContext } from './ui/use-text.ts';

/**
 * Renders a page's HTML. An error inside a Suspense boundary removes that boundary's content, which
 * the browser renders again; an error outside rejects, and React Router shows the error page with
 * its own status.
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
      <Head visitor={visitor} pathname={new URL(request.url).pathname} />
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </TextContext>,
    {
      nonce,
      bootstrapScriptContent: KEEP_PROMPT,
      signal: request.signal,
      // Beyond this size React would move boundaries to the end of the page, for scripts to put in
      // place; rows and cards are boundaries, and must appear without scripts too.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => reportFault(error, request, context),
    },
  );
  if (isbot(request.headers.get('user-agent'))) await body.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}

/**
 * Returns what a page's head has only in its HTML: scripts need not know it. Names the page's texts,
 * where its scripts find them (`loadFirstTexts`); and links what installs the product, which the web
 * views of native apps have already.
 */
function Head({ visitor, pathname }: { visitor: Visitor; pathname: string }) {
  const { brand, language, platform } = visitor;
  const texts = areasOf(pathname).flatMap((area) => catalogueUrls[`${language}/${area}`] ?? []);
  return (
    <>
      {texts.map((url) => (
        <link key={url} rel="modulepreload" href={url} data-texts="" />
      ))}
      {platform !== 'android' && platform !== 'ios' && (
        <>
          <link rel="manifest" href={manifestPath(brand, language)} />
          <link rel="apple-touch-icon" href={touchIconPath(brand)} />
        </>
      )}
    </>
  );
}

/** Reports loaders' errors; React Router would only print them. */
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
  // Neither a visitor who left nor a response such as 404 is a fault.
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(edgeContext).reportFault(error);
}
