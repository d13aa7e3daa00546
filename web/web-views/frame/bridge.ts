import { holderOf } from '../bridge/holder.ts';

/** Notifies the holder; returns whether it follows links. */
export { notify } from '../bridge/notify.ts';

/** Handles the holder's messages. Without a holder it does not load the code for them. */
export async function listenToHolder(): Promise<void> {
  const holder = holderOf(window);
  if (!holder) return warnOfNoHost();
  const { receiveMessages } = await import('../bridge/receive.ts');
  receiveMessages(holder);
}

/** Warns once in the console if a page sends messages to a frame without `host` in its address. */
function warnOfNoHost(): void {
  const warn = ({ source }: MessageEvent) => {
    if (source !== parent) return;
    removeEventListener('message', warn);
    console.warn('A message is ignored: the address of this frame has no host= with your origin.');
  };
  if (parent !== window) addEventListener('message', warn);
}
