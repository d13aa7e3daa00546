/**
 * Whether the browser is Safari on a phone or tablet of Apple, which makes no offer: its fans install the
 * product by its menu. An iPad says that it is a Mac, and other browsers there have no `Version`.
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
