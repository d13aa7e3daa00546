import { holderOf } from '../frame-bridge/holder.ts';

/** What a web view tells whoever holds it, and whether that one follows links. */
export { notify } from '../frame-bridge/notify.ts';

/** Takes messages of whoever holds the page. Without a holder it loads nothing that reads them. */
export async function listenToHolder(): Promise<void> {
  const holder = holderOf(window);
  if (!holder) return warnOfNoHost();
  const { receiveMessages } = await import('../frame-bridge/receive.ts');
  receiveMessages(holder);
}

/** A frame whose address names no host takes no message: the console says so at the first one. */
function warnOfNoHost(): void {
  const warn = ({ source }: MessageEvent) => {
    if (source !== parent) return;
    removeEventListener('message', warn);
    console.warn('A message is ignored: the address of this frame has no host= with your origin.');
  };
  if (parent !== window) addEventListener('message', warn);
}
