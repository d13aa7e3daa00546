import type { Context } from 'hono';
import { brandNamed } from '../shared/brand/brand.ts';
import { languageNamed } from '../contracts/language.ts';
import { webManifest } from '../home-screen/web-manifest.ts';
import type { VisitorVariables } from '../middleware/visitor.ts';

/** A manifest may be an hour old, or up to a day older while the browser loads a new one. */
const NAMED = 'public, max-age=3600, stale-while-revalidate=86400';

/** `GET /manifest.webmanifest?lang&brand`: what a browser needs to install the product. */
export function getWebManifest(c: Context<{ Variables: VisitorVariables }>) {
  const visitor = c.get('visitor');
  const isNamed =
    languageNamed(c.req.query('lang')) === visitor.language &&
    brandNamed(c.req.query('brand'))?.brandHeaderName === visitor.brand.brandHeaderName;
  return c.body(JSON.stringify(webManifest(visitor)), 200, {
    'content-type': 'application/manifest+json; charset=utf-8',
    // Unless the address names them, language and brand are the visitor's own.
    'cache-control': isNamed ? NAMED : 'private, no-cache',
  });
}
