import { ACCOUNTS } from './accounts.ts';
import { BRAND } from './brand.ts';
import { KEYS } from './keys.ts';
import { MEASUREMENT } from './measurement.ts';
import { MEDIA } from './media.ts';
import { OPERATION } from './operation.ts';
import { ROOMS } from './rooms.ts';
import type { Setting, Settings } from './setting.ts';
import { UPSTREAMS } from './upstreams.ts';

/** All settings, by section of docs/settings.md. */
export const SECTIONS: readonly { title: string; settings: Settings }[] = [
  { title: 'Keys', settings: KEYS },
  { title: 'Rooms and sockets', settings: ROOMS },
  { title: 'Brand, country and language', settings: BRAND },
  { title: 'Upstreams', settings: UPSTREAMS },
  { title: 'Accounts', settings: ACCOUNTS },
  { title: 'Pictures and video', settings: MEDIA },
  { title: 'Operation', settings: OPERATION },
  { title: 'Measurement and tests', settings: MEASUREMENT },
];

/** Each setting by its name. */
export const SETTINGS: ReadonlyMap<string, Setting> = new Map(
  SECTIONS.flatMap(({ settings }) => Object.entries(settings)),
);

/** The names of the secrets, which `wrangler secret put` sets. */
export type SecretSetting = SecretOf<typeof KEYS> | SecretOf<typeof ACCOUNTS>;

type SecretOf<Section extends Settings> = {
  [Name in keyof Section]: Section[Name] extends { isSecret: true } ? Name : never;
}[keyof Section];
