/**
 * Whether the browser is Safari on an iPhone or iPad. It makes no offer to install the product, but
 * its menu has the command. An iPad calls itself a Mac, and other browsers on it have no `Version`.
 */
export function isIosSafari({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return (
    /\((?:iPhone|iPad|iPod|Macintosh);.*Version\/[\d.]+ .*Safari\//.test(userAgent) &&
    maxTouchPoints > 1
  );
}
