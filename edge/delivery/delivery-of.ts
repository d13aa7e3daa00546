import { log } from '../../realtime/hosts/log.ts';
import { tally } from '../../realtime/hosts/metrics/report.ts';
import type { Text } from '../shared/text/text.ts';
import type { Database } from '../origin/db/database.ts';
import type { DeliverCode, Delivered } from '../origin/patron/delivery/deliver.ts';
import { codeText } from './code-text.ts';
import { sendByHttp } from './http-delivery.ts';
import { DELIVERERS, type DeliverySettings } from './delivery-settings.ts';
import { keepInOutbox } from './outbox.ts';

export interface DeliveryOptions {
  settings: DeliverySettings;
  db: Database;
  t: Text;
  /** The name of the visitor's brand. */
  brand: string;
  /** ms */
  now: number;
}

/**
 * Returns a function that sends a notice through its channel's provider. Without a provider it stores the
 * notice in the outbox if the product runs locally, else it sends nothing, logs the missing variable and
 * returns 'not-set'.
 */
export function deliveryOf({ settings, db, t, brand, now }: DeliveryOptions): DeliverCode {
  return async (notice) => {
    const outcome = await deliver(notice);
    tally.count('code_messages_total', { channel: notice.channel, outcome });
    return outcome;
  };

  async function deliver(notice: Parameters<DeliverCode>[0]): Promise<Delivered> {
    const { channel, to, kind, code } = notice;
    const letter = { channel, to, kind, code, ...codeText(t, notice, brand) };
    const names = DELIVERERS[channel];
    const url = settings[names.url]?.trim() ?? '';
    if (url !== '') return sendByHttp(letter, { url, key: settings[names.key]?.trim() ?? '' });
    if (settings.LOCAL !== '1') {
      log('error', 'code-not-sent', { channel, reason: `${names.url} is not set` });
      return 'not-set';
    }
    await keepInOutbox(db, letter, now);
    return 'sent';
  }
}
