import cyrillic from '@fontsource/inter/files/inter-cyrillic-700-normal.woff?inline';
import greek from '@fontsource/inter/files/inter-greek-700-normal.woff?inline';
import latinMore from '@fontsource/inter/files/inter-latin-ext-700-normal.woff?inline';
import latin from '@fontsource/inter/files/inter-latin-700-normal.woff?inline';
import { readFont, type Font } from './font.ts';

let fonts: Promise<Font[]> | undefined;

/** The product's fonts for pictures, in the order in which a character is looked for. */
export function loadFonts(): Promise<Font[]> {
  fonts ??= Promise.all([latin, latinMore, cyrillic, greek].map((url) => readFont(bytesOf(url))));
  return fonts;
}

/** The bytes of a `data:` address in base64. */
function bytesOf(url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
}
