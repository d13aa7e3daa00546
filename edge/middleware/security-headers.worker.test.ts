import { describe, expect, it } from 'vitest';
import { env } from '../testing/bindings.ts';
import { call } from '../testing/call.ts';

describe('securityHeaders', () => {
  it('lets a page run its own scripts only, inline ones by a nonce per response', async () => {
    const [one, other] = [await call('/'), await call('/')];
    const policy = one.headers.get('content-security-policy') ?? '';
    const { nonce } = JSON.parse(JSON.stringify(one.body));
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(other.headers.get('content-security-policy')).not.toContain(nonce);
  });

  it('lets a page connect to its own origin only', async () => {
    const { headers } = await call('/');
    expect(headers.get('content-security-policy')).toContain("connect-src 'self' ws://localhost;");
    const secure = await call(new Request('https://scores.example/'));
    expect(secure.headers.get('content-security-policy')).toContain(
      "connect-src 'self' wss://scores.example;",
    );
    expect(secure.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
  });

  it('escapes a configured URL so that it adds no directive', async () => {
    const MONITORING_URL = 'https://collector.test/a;script-src *,b';
    const page = await call('/', { ...env, MONITORING_URL });
    expect(page.headers.get('content-security-policy')).toContain(
      ' https://collector.test/a%3Bscript-src%20*%2Cb/collect;',
    );
  });

  it('allows a tag’s script and a recorder only where they are configured', async () => {
    const policyOf = async (variables: object) =>
      (await call('/', { ...env, ...variables })).headers.get('content-security-policy') ?? '';
    expect(await policyOf({})).not.toMatch(/googletagmanager|recorder/);
    const policy = await policyOf({
      TAG_ID: 'G-1',
      TAG_ORIGINS: 'https://in.test',
      RECORDING_URL: 'https://recorder.test/in',
    });
    expect(policy).toMatch(
      /script-src 'self' 'nonce-[^']+' https:\/\/www\.googletagmanager\.com https:\/\/in\.test;/,
    );
    expect(policy).toMatch(
      /connect-src [^;]* https:\/\/recorder\.test\/in [^;]*https:\/\/in\.test/,
    );
  });

  it('lets the product’s own pages frame a page, and no site frame data', async () => {
    const page = await call('/live-stat');
    expect(page.headers.get('content-security-policy')).toMatch(/; frame-ancestors 'self'(?:;|$)/);
    const data = await call('/api/media/v1/sports');
    expect(data.headers.get('content-security-policy')).toMatch(/; frame-ancestors 'none'(?:;|$)/);
  });

  const framedBy = async (path: string, WIDGET_ORIGINS?: string) => {
    const { headers } = await call(path, { ...env, ...(WIDGET_ORIGINS && { WIDGET_ORIGINS }) });
    expect(headers.has('x-frame-options')).toBe(false);
    return /; frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];
  };

  it('lets listed sites frame web views, and nothing else', async () => {
    const listed = 'https://a.example, http://127.0.0.1:9751,b.example';
    const both = "'self' https://a.example http://127.0.0.1:9751";
    expect(await framedBy('/frame/policy/privacy-policy', listed)).toBe(both);
    for (const path of [
      '/',
      '/live-stat',
      '/frames/x',
      '/frame',
      '/football/matches/all',
      '/FRAME/x',
    ])
      expect(await framedBy(path, listed)).toBe("'self'");
    expect(await framedBy('/api/media/v1/sports', listed)).toBe("'none'");
  });

  it('lets every site frame web views only where the setting is *', async () => {
    expect(await framedBy('/frame/sportWidgets/1')).toBe("'self'");
    expect(await framedBy('/frame/sportWidgets/1', '*')).toBe('*');
    expect(await framedBy('/frame/sportWidgets/1', 'https://a.example,*')).toBe(
      "'self' https://a.example",
    );
    expect(await framedBy('/', '*')).toBe("'self'");
  });

  it('lets a data response load nothing', async () => {
    const { headers } = await call('/api/media/v1/sports');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });
});
