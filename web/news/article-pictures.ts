import { picturePath } from '../../edge/shared/crest/picture-path.ts';
import { replacePictures } from '../../edge/shared/html/pictures.ts';

/**
 * Returns HTML whose pictures all come from the product's own origin, since a page may load no
 * others. Pictures of `hosts` get a path of the proxy; other foreign pictures are removed.
 */
export function showPictures(html: string, hosts: readonly string[]): string {
  return replacePictures(
    html,
    (address) => ownPath(address) ?? picturePath({ logoUri: address }, hosts),
  );
}

/** Returns the address if it is a path on the product's own site, else null. */
function ownPath(address: string): string | null {
  return /^\/(?![/\\])/.test(address) ? address : null;
}
