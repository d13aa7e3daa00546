import { data } from 'react-router';
import { PROVIDER_NAMES, PROVIDERS, type Provider } from '../../edge/contracts/patron-calls.ts';
import { enterRoute } from '../app/enter-route.server.ts';
import { metaText, pageMeta } from '../app/page-meta.ts';
import type { RouteHandle, RouteRequest } from '../app/route-handle.ts';
import { callAgainWithCaptcha } from '../app/captcha/pass-captcha.ts';
import { browserApi } from '../app/browser-api.ts';
import { ProviderCallback } from '../session/provider-callback.tsx';
import { beginSocialSignIn } from '../session/social-sign-in.ts';
import type { Route } from './+types/provider-callback';

/** Returns the provider that the path names, or for the shared path its query (spec point 2). */
function providerOf({ params, url }: RouteRequest): Provider | undefined {
  const name =
    params['provider'] === 'social-auth' ? url.searchParams.get('provider') : params['provider'];
  return PROVIDERS.find((provider) => provider === name);
}

export const handle: RouteHandle = {
  pageName: 'social-callback',
  layout: 'blank',
  validate: (request) => providerOf(request) !== undefined,
};

/** Forbids caching and indexing, since the page's address contains a one-time code. */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  enterRoute(handle, { context, params, url });
  const provider = providerOf({ params, url }) ?? 'google';
  return data({ provider }, { headers: HEADERS });
}

const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const t = metaText(matches[0].loaderData);
  const title = t('callback.title', { provider: PROVIDER_NAMES[loaderData?.provider ?? 'google'] });
  return pageMeta({ title, description: t('callback.progress') }, matches[0].loaderData);
}

export default function ProviderCallbackPage({ loaderData }: Route.ComponentProps) {
  const { provider } = loaderData;
  const begin = () =>
    callAgainWithCaptcha(browserApi(), (solved) => beginSocialSignIn(provider, '/', solved));
  return <ProviderCallback provider={provider} begin={begin} />;
}
