import { PRODUCT } from '../contracts/product.ts';
import type { UpstreamName } from './call.ts';

/** Paths of the product's own origin, and the API behind each (design §4). */
const PREFIXES: readonly [prefix: string, upstream: UpstreamName][] = [
  ['/api/media', 'media'],
  ['/api/middle', 'media'],
  [`/api/${PRODUCT}-patron`, 'patron'],
  ['/api/sms-center', 'sms'],
];

/** What may be asked of each (spec point 7): an upstream's other paths are not the public's. */
const ALLOWED: Record<UpstreamName, RegExp> = {
  media: /^\/v\d+\/[^/]/,
  patron:
    /^\/(?:country\/(?:listV2|locate)$|v\d+\/patron-user\/[^/]|phone\/otp\/[^/]|patronUser\/[^/])/,
  sms: /^\/captcha\/[^/]/,
};

/** What some server might read as a separator or as a step up. */
const AMBIGUOUS = /\/\/|\\|%2f|%5c|%2e|%00|[;]|\/\.{1,2}(?:\/|$)/i;

/** The API and the path there that a path of the origin means; null where it means none. */
export function resolvePath(pathname: string): { upstream: UpstreamName; path: string } | null {
  for (const [prefix, upstream] of PREFIXES) {
    if (!pathname.startsWith(`${prefix}/`)) continue;
    const path = pathname.slice(prefix.length);
    return ALLOWED[upstream].test(path) && !AMBIGUOUS.test(path) ? { upstream, path } : null;
  }
  return null;
}
