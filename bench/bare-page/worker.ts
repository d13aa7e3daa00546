/*
 * A Worker with one page of React Router, as bare as the framework allows: a list of matches and nothing else.
 * A POST sets the list.
 */
import { createElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import {
  createRequestHandler,
  Meta,
  Outlet,
  Scripts,
  ServerRouter,
  useLoaderData,
  type EntryContext,
  type ServerBuild,
} from 'react-router';
import * as v from 'valibot';
import { rowsSchema, type BareRow } from './rows.ts';

let rows: readonly BareRow[] = [];

function Root() {
  return createElement(
    'html',
    { lang: 'en' },
    createElement('head', null, createElement(Meta)),
    createElement('body', null, createElement(Outlet), createElement(Scripts)),
  );
}

function List() {
  const listed = useLoaderData<BareRow[]>();
  return createElement(
    'ul',
    null,
    listed.map(({ href, texts }) =>
      createElement(
        'li',
        { key: href },
        createElement(
          'a',
          { href },
          texts.map((text, index) => createElement('span', { key: index }, text)),
        ),
      ),
    ),
  );
}

async function render(request: Request, status: number, headers: Headers, context: EntryContext) {
  const element = createElement(ServerRouter, { context, url: request.url });
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(await renderToReadableStream(element), { status, headers });
}

const ROUTE = {
  hasAction: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
};

const build: ServerBuild = {
  entry: { module: { default: render } },
  routes: {
    root: { id: 'root', path: '', module: { default: Root } },
    list: {
      id: 'list',
      parentId: 'root',
      index: true,
      module: { default: List, loader: () => rows },
    },
  },
  assets: {
    entry: { imports: [], module: '/entry.js' },
    routes: {
      root: {
        ...ROUTE,
        id: 'root',
        path: '',
        hasLoader: false,
        module: '/root.js',
        imports: [],
        css: [],
      },
      list: {
        ...ROUTE,
        id: 'list',
        parentId: 'root',
        index: true,
        hasLoader: true,
        module: '/list.js',
        imports: [],
        css: [],
      },
    },
    url: '/manifest.js',
    version: '1',
  },
  assetsBuildDirectory: '',
  future: {},
  isSpaMode: false,
  prerender: [],
  publicPath: '/',
  routeDiscovery: { mode: 'initial', manifestPath: '/manifest' },
  ssr: true,
};

const handle = createRequestHandler(build, 'production');

export default {
  async fetch(request: Request): Promise<Response> {
    if (request.method !== 'POST') return handle(request);
    rows = v.parse(rowsSchema, await request.json());
    return new Response('ok');
  },
};
