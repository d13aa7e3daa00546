import type { MiddlewareHandler } from 'hono';
import { videoOriginsOf, type VideoVariables } from '../visitor/video-origins.ts';
import { recordingUrlOf, tagOriginsOf, type MeasuringVariables } from '../visitor/measuring.ts';
import { monitoringOf } from '../visitor/monitoring.ts';
import { widgetHostsOf, type WidgetVariables } from '../visitor/widget-origins.ts';

export interface SecurityHeadersVariables {
  /** Marks the inline scripts of this answer. */
  nonce: string;
}

export interface SecurityHeadersOptions {
  /** Vite's development server inserts inline styles; a build never does. */
  inlineStyles?: boolean;
}

/**
 * Sets `nonce`, and headers that make the browser distrust foreign content: a content security
 * policy without inline scripts, no content sniffing, no referrer beyond the origin, and no framing
 * by other sites, except of web views by sites that the operator lists.
 */
export function securityHeaders(options: SecurityHeadersOptions = {}): MiddlewareHandler<{
  Bindings: MeasuringVariables & VideoVariables & WidgetVariables;
  Variables: SecurityHeadersVariables;
}> {
  const { inlineStyles = false } = options;
  return async (c, next) => {
    const nonce = createNonce();
    c.set('nonce', nonce);
    await next();
    // An upgrade's answer cannot be rebuilt without losing its socket.
    if (c.res.status === 101) return;
    const { host, protocol } = new URL(c.req.url);
    const isSecure = protocol === 'https:';
    c.header('x-content-type-options', 'nosniff');
    c.header('referrer-policy', 'strict-origin-when-cross-origin');
    c.header('cross-origin-opener-policy', 'same-origin');
    // Handlers of content for other sites set their own value.
    if (!c.res.headers.has('cross-origin-resource-policy'))
      c.header('cross-origin-resource-policy', 'same-origin');
    c.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    if (isSecure) c.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    c.header(
      'content-security-policy',
      isPage(c.res)
        ? pagePolicy({
            nonce,
            host,
            isSecure,
            inlineStyles,
            collectors: [monitoringOf(c.env)?.collectUrl, recordingUrlOf(c.env)].filter(
              (url) => typeof url === 'string',
            ),
            tagOrigins: tagOriginsOf(c.env),
            videoOrigins: videoOriginsOf(c.env),
            // Apps open pages in web views, which are not frames.
            framedBy: isWebView(c.req.path) ? widgetHostsOf(c.env) : ["'self'"],
          })
        : DATA_POLICY,
    );
  };
}

/** Data that is opened as a document may load and run nothing. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Headers of an answer from before the routes. */
export const EARLY_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': DATA_POLICY,
  'x-content-type-options': 'nosniff',
};

interface PagePolicy {
  nonce: string;
  host: string;
  isSecure: boolean;
  inlineStyles: boolean;
  /** Full addresses of collectors of reports and recordings. */
  collectors: readonly string[];
  /** Origins of the tag's script, and those it may send to. */
  tagOrigins: readonly string[];
  /** Origins of streams and clips beside the product's own. */
  videoOrigins: readonly string[];
  framedBy: readonly string[];
}

function pagePolicy(policy: PagePolicy): string {
  const { nonce, host, isSecure, inlineStyles, collectors, tagOrigins, videoOrigins, framedBy } =
    policy;
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${sources(tagOrigins)}`,
    `style-src 'self' ${inlineStyles ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    // React writes style attributes (reserved space for parts of a list) into the HTML.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${sources(tagOrigins)}`,
    // A player feeds its element from blobs.
    `media-src 'self' blob:${sources(videoOrigins)}`,
    "font-src 'self'",
    // 'self' alone does not cover sockets in every browser.
    `connect-src 'self' ${isSecure ? 'wss' : 'ws'}://${source(host)}${sources([...collectors, ...videoOrigins, ...tagOrigins])}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${framedBy.map(source).join(' ')}`,
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

function sources(addresses: readonly string[]): string {
  return addresses.map((address) => ` ${source(address)}`).join('');
}

/**
 * Returns an address for use in a policy, where a semicolon ends the directive and a comma the
 * policy.
 */
function source(address: string): string {
  return address.replace(/[;,]/g, encodeURIComponent);
}

function isPage(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false;
}

/** Whether the path is a web view's, which other sites may frame. */
function isWebView(path: string): boolean {
  return path.startsWith('/frame/');
}

function createNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}
