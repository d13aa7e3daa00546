const IMAGE = /<img\b(?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const SOURCE = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/** Returns clean HTML with another address for each of its pictures; null removes the picture. */
export function replacePictures(
  html: string,
  replaced: (address: string) => string | null,
): string {
  return html.replace(IMAGE, (image) => {
    const [, double, single, bare] = SOURCE.exec(image) ?? [];
    const address = replaced((double ?? single ?? bare ?? '').replaceAll('&amp;', '&'));
    return address === null ? '' : image.replace(SOURCE, () => ` src="${escapeValue(address)}"`);
  });
}

/** Returns the addresses of the pictures in clean HTML. */
export function picturesOf(html: string): string[] {
  const found: string[] = [];
  replacePictures(html, (address) => {
    found.push(address);
    return address;
  });
  return found;
}

function escapeValue(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
