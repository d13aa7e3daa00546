import type { ReactElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import assets from 'virtual:frame-assets';
import type { Visitor } from '../../../edge/contracts/edge-context.ts';
import face from '../../../edge/shared/fonts/archivo-84-base.woff2';
import { iconPath } from '../../../edge/shared/brand/brand.ts';
import type { Language } from '../../../edge/contracts/language.ts';
import { allowsFeature } from '../../app/feature-gate.ts';
import { catalogueModule } from '../../../edge/shared/text/catalogue-module.ts';
import { directionOf } from '../../../edge/shared/text/languages.ts';
import { textOf } from '../../../edge/shared/text/text.ts';
import { TextContext } from '../../ui/use-text.ts';
import { PictureHosts } from '../../ui/crest.tsx';
import { accentProperties } from '../bridge/accent.ts';
import type { FrameData, FrameSetting, LivePage } from './frame-page.ts';
import { FrameRoot } from './frame-root.tsx';
import { FRAME_TEXTS } from './frame-texts.ts';
import { liveScreen } from './live-screens.tsx';
import type { LoadedFrame } from './loaded-frame.ts';
import { StaticScreen } from './static-screens.tsx';

export interface FrameDocument {
  frame: LoadedFrame;
  setting: FrameSetting;
  visitor: Pick<Visitor, 'brand' | 'platform' | 'webView'>;
  /** From the address, else the visitor's; null follows the system. */
  theme: Visitor['theme'];
  /** From the address, `#rrggbb`; null for the brand's colour. */
  accent: string | null;
  nonce: string;
  onError: (error: unknown) => void;
}

/** Returns a web view's HTML: complete without scripts, with its script's data. */
export async function frameDocument(
  request: Request,
  { frame, setting, visitor, theme, accent, nonce, onError }: FrameDocument,
): Promise<ReadableStream> {
  const { brand } = visitor;
  const data = frameData(frame, setting, visitor);
  const screen = frame.page.kind === 'live' ? await liveScreen(frame.page.page) : null;
  const content =
    frame.page.kind === 'live' ? (
      <FrameRoot setting={setting}>{screen}</FrameRoot>
    ) : (
      <TextContext value={textOf(setting.language)}>
        <PictureHosts value={setting.pictureHosts}>
          <StaticScreen page={frame.page.page} />
        </PictureHosts>
      </TextContext>
    );
  const scripts = frame.page.kind === 'live' ? (assets.screens[frame.page.page.screen] ?? []) : [];
  const title = `${frame.title} · ${brand.brandDisplayName}`;
  return renderToReadableStream(
    <html
      lang={setting.language}
      data-brand={brand.brandHeaderName}
      data-theme={theme ?? undefined}
      dir={directionOf(setting.language)}
      style={accent === null ? undefined : accentProperties(accent)}
    >
      <head>
        <meta charSet="utf-8" />
        {/* Spec point 9; pages outside web views may be zoomed. */}
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no, viewport-fit=cover"
        />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="icon" href={iconPath(brand)} type="image/svg+xml" />
        {/* Without the preload the page shifts a little when the font arrives. */}
        <link rel="preload" href={face} as="font" type="font/woff2" crossOrigin="" />
        <link rel="stylesheet" href={assets.style} />
        {scripts.map((path) => (
          <link key={path} rel="modulepreload" href={path} />
        ))}
        {data.live?.setting.texts.map((path) => (
          <link key={path} rel="modulepreload" href={path} />
        ))}
      </head>
      <body>
        <div data-layout="blank" data-page={data.name}>
          <main id="frame">{await routed(request, content)}</main>
        </div>
        <script
          type="application/json"
          id="frame-data"
          nonce={nonce}
          dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
        />
        <script type="module" src={assets.entry} />
      </body>
    </html>,
    { nonce, signal: request.signal, progressiveChunkSize: Number.POSITIVE_INFINITY, onError },
  );
}

/** Returns the data for the page's script, which the document contains and a refresh requests. */
export function frameData(
  { page: { kind, page } }: LoadedFrame,
  setting: FrameSetting,
  visitor: FrameDocument['visitor'],
): FrameData {
  return {
    name: `frame-${page.screen}`,
    isTracked: allowsFeature('webViewTracking', visitor),
    live: kind === 'live' ? { page, setting } : null,
  };
}

/** Returns the paths of the modules with the texts that a page needs in the browser. */
export function textsOf(language: Language, { screen }: LivePage): readonly string[] {
  const built = assets.texts[`${screen}/${language}`];
  // The development server has no built modules; it compiles each area on request.
  return built === undefined
    ? FRAME_TEXTS[screen].areas.map((area) => catalogueModule(language, area))
    : [built];
}

/**
 * Wraps the content in a router, which its components need; in browsers `router.tsx` replaces it.
 */
async function routed(request: Request, content: ReactElement): Promise<ReactElement> {
  const handler = createStaticHandler([{ path: '*', element: content }]);
  const context = await handler.query(new Request(request.url));
  if (context instanceof Response) throw new Error('A web view leads nowhere else.');
  const router = createStaticRouter(handler.dataRoutes, context);
  return <StaticRouterProvider router={router} context={context} hydrate={false} />;
}
