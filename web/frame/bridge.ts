import { holderOf } from '../frame-bridge/holder.ts';

/** What a web view tells whoever holds it, and whether that one follows links. */
export { notify } from '../frame-bridge/notify.ts';

/** Takes what the holder tells, where there is one; who has none needs not what reads it. */
export async function listenToHolder(): Promise<void> {
  const holder = holderOf(window);
  if (!holder) return;
  const { receiveMessages } = await import('../frame-bridge/receive.ts');
  receiveMessages(holder);
}
