import type { ArticlePart, Content } from '../../../realtime/protocol/content.ts';
import { picturePath } from '../../shared/crest/picture-path.ts';
import { picturesOf } from '../../shared/html/pictures.ts';

/** Most origins of one answer: further ones likely have the same cause. */
const MAX_ORIGINS = 20;

/** Returns the addresses of the pictures of content, whose parts are clean. */
export function pictureUrisOf(content: Content, parts: readonly ArticlePart[] = []): string[] {
  const inParts = parts.flatMap((part) => (part.kind === 'html' ? picturesOf(part.html) : []));
  const main =
    content.kind === 'article' ? content.hero : content.kind === 'video' ? content.poster : null;
  return main ? [main, ...inParts] : inParts;
}

/** Returns the origins of pictures that no page shows, since their hosts are none of `hosts`. */
export function hiddenOrigins(uris: readonly string[], hosts: readonly string[]): string[] {
  const origins = uris.flatMap((uri) => {
    // A path, which is on the product's own site, has no origin.
    const origin = URL.parse(uri)?.origin;
    return origin === undefined || picturePath({ logoUri: uri }, hosts) !== null ? [] : [origin];
  });
  return [...new Set(origins)].slice(0, MAX_ORIGINS);
}
