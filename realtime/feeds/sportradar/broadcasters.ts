import * as v from 'valibot';
import { channelSchema, type Broadcasters } from '../../protocol/broadcasters.ts';
import { countryCode } from '../../protocol/country.ts';
import { nationNamed } from '../nations.ts';
import { groupBy } from '../readers/group-by.ts';
import type { SportEvent } from './schema.ts';

const text = v.optional(v.nullable(v.string()));
const listedSchema = v.looseObject({ name: text, country: text, country_code: text, url: text });

/** Most channels per country, and in all countries together. */
const MAX_OF_COUNTRY = 100;
const MOST = 1_000;

/**
 * Returns the broadcasters of a sport event; undefined if none are listed. Omits a channel without
 * a country, since nobody could say where it is received.
 */
export function broadcastersOf(event: SportEvent): Broadcasters | undefined {
  const listed = event.channels ?? event.tv_channels;
  const shown = listed?.slice(0, MOST).flatMap((one) => {
    const parsed = v.safeParse(listedSchema, one);
    if (!parsed.success) return [];
    const { name, country: nation, country_code: code, url } = parsed.output;
    const country = (code && countryCode(code)) || nationNamed(nation ?? '');
    if (!country) return [];
    const linked = v.safeParse(channelSchema, { name, uri: url });
    const channel = linked.success ? linked : v.safeParse(channelSchema, { name });
    return channel.success ? [{ country, channel: channel.output }] : [];
  });
  if (!shown) return undefined;
  return [...groupBy(shown, ({ country }) => country)].map(([country, ofCountry]) => ({
    country,
    channels: ofCountry.slice(0, MAX_OF_COUNTRY).map(({ channel }) => channel),
  }));
}
