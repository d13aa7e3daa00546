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
import { timeScale } from '../edge/shared/time/time-limit.ts';
import { KEEP_PRESSES } from './app/early-presses.ts';
import { KEEP_PROMPT } from './home-screen/install-prompt.ts';
import { FOLD_LEAGUES } from './scores/collapsed-leagues.ts';
import { TextContext } from './ui/use-text.ts';

/** Pages whose leagues can be collapsed, and so need the script that hides the rows of some. */
const LISTS = /^\/(?:live)?$|\/matches(?:\/all)?$/;

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
  const { pathname } = new URL(request.url);
  const body = await renderToReadableStream(
    <TextContext value={textOf(visitor.language)}>
      <Head visitor={visitor} pathname={pathname} />
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </TextContext>,
    {
      nonce,
      bootstrapScriptContent: [
        KEEP_PROMPT,
        KEEP_PRESSES,
        ...(LISTS.test(pathname) ? [FOLD_LEAGUES] : []),
        ...(timeScale() === 1 ? [] : [`document.documentElement.dataset.timeScale=${timeScale()}`]),
      ].join(';'),
      signal: request.signal,
      // React moves boundaries above this size to the end of the page, and a script puts them in
      // place. Rows and cards are boundaries, and must appear without scripts too.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => reportFault(error, request, context),
    },
  );
  if (isbot(request.headers.get('user-agent'))) await body.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}

/**
 * Returns the elements of a page's head that only the server renders. Links the page's texts, which
 * `loadFirstTexts` reads from there. Links the manifest and the icon that install the product,
 * except in the web views of native apps.
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

/** Reports errors of loaders, which React Router would only print. */
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
  // A visitor who left is not a fault, and neither is a response such as 404.
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(edgeContext).reportFault(error);
}
