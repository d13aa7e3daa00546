import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { createApp } from '../app.ts';
import { edgeContext } from '../contracts/edge-context.ts';
import { env } from './bindings.ts';

/**
 * Returns the Worker with a page that shows all that a page may see of its visitor. Without a version nothing is
 * cached.
 */
export function startApp(version = 'v1') {
  let made = 0;
  const app = createApp(
    async (request, context) => {
      made += 1;
      const { visitor, measuring, nonce, fetch } = context.get(edgeContext);
      const { pathname, searchParams } = new URL(request.url);
      const [, call] = /(?<=\/)(news|leagues)\b/.exec(pathname) ?? [];
      if (call && !searchParams.has('flag'))
        await (await fetch(new Request(new URL(`/api/media/v1/${call}`, request.url)))).text();
      if (pathname.startsWith('/match/')) return Response.redirect(`${request.url}/there`, 301);
      // Browsers read their device's id themselves.
      const { deviceId: _own, device, ...seen } = visitor;
      const { isDesktop, isIos, isAndroid, isCrawler } = device;
      const odds = /(?:^|; )odds-format=([a-z]+)/.exec(request.headers.get('cookie') ?? '')?.[1];
      const page = { url: request.url, ...seen, isDesktop, isIos, isAndroid, isCrawler };
      const text = JSON.stringify({ ...page, odds, measuring, flag: searchParams.get('flag') });
      return new Response(`<script nonce="${nonce}">${text}</script>`, {
        headers: { 'content-type': 'text/html; charset=utf-8' },
      });
    },
    { version: async () => version },
  );
  const visit = async (path: string, headers: Record<string, string> = {}, variables = {}) => {
    const context = createExecutionContext();
    const request = new Request(new URL(path, 'https://scores.example'), { headers });
    const answer = await app.fetch(request, { ...env, ...variables }, context);
    const text = await answer.text();
    await waitOnExecutionContext(context);
    const policy = answer.headers.get('content-security-policy') ?? '';
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? [];
    return { answer, text, nonce, made };
  };
  return { app, visit };
}
