import { holderOf } from '../bridge/holder.ts';

/** Notifies the holder; returns whether it follows links. */
export { notify } from '../bridge/notify.ts';

/** Handles the holder's messages. Without a holder it loads no reader for them. */
export async function listenToHolder(): Promise<void> {
  const holder = holderOf(window);
  if (!holder) return warnOfNoHost();
  const { receiveMessages } = await import('../bridge/receive.ts');
  receiveMessages(holder);
}

/** A frame without a host in its address accepts no messages: warns once in the console. */
function warnOfNoHost(): void {
  const warn = ({ source }: MessageEvent) => {
    if (source !== parent) return;
    removeEventListener('message', warn);
    console.warn('A message is ignored: the address of this frame has no host= with your origin.');
  };
  if (parent !== window) addEventListener('message', warn);
}
