import {
  createMemoryRouter,
  createStaticHandler,
  RouterContextProvider,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router';
import { describe, expect, it } from 'vitest';
import { edgeContext } from '../../edge/contracts/edge-context.ts';
import type { User } from '../../edge/contracts/user.ts';
import { deviceInfo } from '../../edge/visitor/device-info.ts';
import { anEdge } from '../api/testing/edge.ts';
import { aVisitor } from '../api/testing/visitor.ts';
import { enterRoute } from './enter-route.server.ts';
import type { RouteHandle } from './route-handle.ts';

const DESKTOP =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

/** A route as in `web/routes/`: a handle and a loader that calls `enterRoute`. */
function guarded(path: string, handle: RouteHandle): RouteObject {
  return {
    path,
    handle,
    loader: ({ context, params, url }: LoaderFunctionArgs<Readonly<RouterContextProvider>>) => {
      enterRoute(handle, { context, params, url });
      return null;
    },
  };
}

/** Flags that no page of the product uses yet, and one that many use. */
const routes: RouteObject[] = [
  {
    path: '/',
    children: [
      { index: true, loader: () => null },
      guarded('edit-bio', { isMobileOnly: true }),
      guarded('favourite', { isLoginRequired: true }),
      guarded('favourite-edit', { isMobileOnly: true, isLoginRequired: true }),
      guarded('matches/:id', { validate: ({ params }) => params['id'] === 'known' }),
    ],
  },
];

/** The edge's loader context for this user agent, signed in or not. */
function contextOf(userAgent: string, user: User | null = null): RouterContextProvider {
  const context = new RouterContextProvider();
  const device = deviceInfo(userAgent);
  context.set(
    edgeContext,
    anEdge({
      visitor: { ...aVisitor(), device, platform: device.isDesktop ? 'pc' : 'wap', user },
      fetch: () => Promise.reject(new Error('No loader of this test calls anything')),
    }),
  );
  return context;
}

/** Returns the response to a document request. */
async function askFor(path: string, userAgent: string, user: User | null = null) {
  const answer = await createStaticHandler(routes).query(
    new Request(`https://scores.example${path}`),
    { requestContext: contextOf(userAgent, user) },
  );
  if (answer instanceof Response)
    return { status: answer.status, to: answer.headers.get('location') };
  return { status: answer.statusCode };
}

/** Returns where a visit from another page ends. */
async function goTo(path: string, userAgent: string): Promise<string> {
  const context = contextOf(userAgent);
  const router = createMemoryRouter(routes, { getContext: () => context });
  await router.navigate(path);
  const { pathname } = router.state.location;
  router.dispose();
  return pathname;
}

const HOME = { status: 302, to: '/' };

describe.each([
  ['a mobile-only page', '/edit-bio', { desktop: HOME, phone: { status: 200 } }],
  ['a page for who is signed in', '/favourite', { desktop: HOME, phone: HOME }],
  ['a page with both flags', '/favourite-edit', { desktop: HOME, phone: HOME }],
  [
    'a path that its route finds invalid',
    '/matches/none',
    { desktop: { status: 404 }, phone: { status: 404 } },
  ],
  [
    'a path that its route finds valid',
    '/matches/known',
    { desktop: { status: 200 }, phone: { status: 200 } },
  ],
])('%s', (_name, path, wanted) => {
  it.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const)('responds to a %s as its route requires', async (device, userAgent) => {
    expect(await askFor(path, userAgent)).toEqual(wanted[device]);
    expect(await goTo(path, userAgent)).toBe(wanted[device] === HOME ? '/' : path);
  });
});

it('the redirect to Home stores the requested page in a cookie', async () => {
  const request = new Request('https://scores.example/favourite?tab=2');
  const answer = await createStaticHandler(routes).query(request, {
    requestContext: contextOf(PHONE),
  });
  expect(answer instanceof Response && answer.headers.get('set-cookie')).toBe(
    'sign-in-for=%2Ffavourite%3Ftab%3D2; Path=/; Max-Age=60; SameSite=Lax',
  );
});

it.each([
  ['/favourite', DESKTOP, { status: 200 }],
  ['/favourite', PHONE, { status: 200 }],
  ['/favourite-edit', PHONE, { status: 200 }],
  ['/favourite-edit', DESKTOP, HOME],
])(
  'a signed-in visitor enters %s, unless it is mobile-only and the device a desktop',
  async (path, agent, wanted) => {
    expect(await askFor(path, agent, { userId: 'u1' })).toEqual(wanted);
  },
);
