import { picturePath } from '../../edge/shared/crest/picture-path.ts';

const IMAGE = /<img\b(?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const SOURCE = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/**
 * Returns HTML whose pictures all come from the product's own origin, since a page may load no
 * others. Pictures of `hosts` get a path of the proxy; other foreign pictures are removed.
 */
export function showPictures(html: string, hosts: readonly string[]): string {
  return html.replace(IMAGE, (image) => {
    const [, double, single, bare] = SOURCE.exec(image) ?? [];
    const address = (double ?? single ?? bare ?? '').replaceAll('&amp;', '&');
    const path = ownPath(address) ?? picturePath({ logoUri: address }, hosts);
    return path === null ? '' : image.replace(SOURCE, () => ` src="${escapeValue(path)}"`);
  });
}

/** Returns the address if it is a path on the product's own site, else null. */
function ownPath(address: string): string | null {
  return /^\/(?![/\\])/.test(address) ? address : null;
}

function escapeValue(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
