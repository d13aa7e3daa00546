import { UNSAFE_ErrorResponseImpl } from 'react-router';
import * as v from 'valibot';
import assets from 'virtual:frame-assets';
import { WEB_VIEW_THEMES, type WebViewTheme } from '../../../edge/contracts/web-view-limits.ts';
import { accentSchema } from '../../../edge/contracts/web-view-messages.ts';
import { loaderContextOf } from '../../api/loader-context.server.ts';
import { pageErrorOf, type PageError } from '../../app/page-error.ts';
import { textOf } from '../../../edge/shared/text/text.ts';
import { zoneYearsAround } from '../../../edge/shared/time/zone-years.ts';
import { frameData, frameDocument, textsOf } from './frame-document.server.tsx';
import type { FrameSetting } from './frame-page.ts';
import { loadFrame } from './load-frame.server.ts';
import type { FrameRequest, LoadedFrame } from './loaded-frame.ts';
import { webViewOf } from './web-view.ts';

/**
 * Returns a web view's response: its document or, for a refresh by its script, its data as JSON.
 */
export async function frameAnswer(asked: FrameRequest): Promise<Response> {
  const { context, request, url } = asked;
  const { edge, timeZone } = loaderContextOf(context, request);
  const { visitor } = edge;
  const { language } = visitor;
  const frame = await frameOf(asked);
  const setting: FrameSetting = {
    build: assets.entry,
    language,
    pictureHosts: edge.pictureHosts,
    now: edge.now,
    timeZone,
    zoneYears: zoneYearsAround(edge.now, timeZone),
    texts: frame.page.kind === 'live' ? textsOf(language, frame.page.page) : [],
  };
  const init = { status: frame.status, headers: { vary: 'accept' } };
  if (request.headers.get('accept') === 'application/json')
    return Response.json(frameData(frame, setting, visitor), init);
  const headers = { ...init.headers, 'content-type': 'text/html; charset=utf-8' };
  if (request.method === 'HEAD') return new Response(null, { ...init, headers });
  const theme = themeOf(url);
  const document = await frameDocument(request, {
    frame,
    setting,
    visitor,
    theme: theme === undefined ? visitor.theme : theme,
    accent: accentOf(url),
    nonce: edge.nonce,
    onError: (error) => {
      if (!request.signal.aborted) edge.reportFault(error);
    },
  });
  return new Response(document, { ...init, headers });
}

/** Returns the address's content, or an error page. */
async function frameOf(asked: FrameRequest): Promise<LoadedFrame> {
  const { context, request, url } = asked;
  const { edge } = loaderContextOf(context, request);
  const t = textOf(edge.visitor.language);
  const view = webViewOf(url);
  if (view?.kind === 'bad-query')
    return failed(
      400,
      t('status.400'),
      t('frame.badQuery', { parameters: view.parameters.join(', ') }),
    );
  try {
    if (view) return await loadFrame(asked, view);
  } catch (error) {
    if (error instanceof Response) throw error;
    const { status, message } = pageErrorOf(thrownError(error));
    if (!v.is(thrownSchema, error)) edge.reportFault(error);
    if (status !== 404) return failed(status, t(`status.${status}`), message);
  }
  // Spec point 8, frame catch-all.
  return failed(404, t('frame.notFound'), null);
}

/** The error that loaders throw: the result of React Router's `data()`. */
const thrownSchema = v.object({ data: v.unknown(), init: v.object({ status: v.number() }) });

function thrownError(error: unknown): unknown {
  if (!v.is(thrownSchema, error)) return error;
  return new UNSAFE_ErrorResponseImpl(error.init.status, '', error.data);
}

function failed(status: PageError['status'], title: string, message: string | null): LoadedFrame {
  return {
    title,
    status,
    page: { kind: 'static', page: { screen: 'error', content: { title, message } } },
  };
}

function accentOf({ searchParams }: URL): string | null {
  const accent = searchParams.get('accent');
  return v.is(accentSchema, accent) ? accent : null;
}

/** Returns the address's theme: null for the system's, undefined if the address has none. */
function themeOf({ searchParams }: URL): WebViewTheme | null | undefined {
  const theme = searchParams.get('theme')?.toLowerCase();
  if (theme === 'system') return null;
  return WEB_VIEW_THEMES.find((known) => known === theme);
}
