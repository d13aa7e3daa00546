import type { Broadcasters, Channel } from '../../protocol/broadcasters.ts';
import { slugify } from '../../protocol/fold-text.ts';
import { createRandom } from '../world/random.ts';

/**
 * A country's channels: one of them shows each match, and the stream shows some matches as well.
 */
interface CountryChannels {
  country: string;
  channels: readonly Channel[];
  stream: Channel;
}

function channel(name: string): Channel {
  return { name, uri: `https://${slugify(name)}.example/` };
}

/** Invented, as everything in the demo. */
const COUNTRIES: readonly CountryChannels[] = [
  ['br', ['Canal Arquibancada', 'TV Maracá'], 'Lance Livre+'] as const,
  ['mx', ['Canal Cenzontle', 'Cancha Siete'], 'Tribuna+'] as const,
  ['us', ['Harbor Sports', 'Gridstone'], 'Sideline+'] as const,
  ['gb', ['Terrace One', 'Albion Sport'], 'Floodlit'] as const,
  ['es', ['Gradería', 'Canal Ventolera'], 'Pitido Final'] as const,
  ['de', ['Kurve TV', 'Anstoß Eins'], 'Flutlicht+'] as const,
].map(([country, channels, stream]) => ({
  country,
  channels: channels.map(channel),
  stream: channel(stream),
}));

/** Channels that show each match in all countries. The radio has no known address. */
const EVERYWHERE: readonly Channel[] = [channel('Matchday Stream'), { name: 'Wavelength Radio' }];

/** Returns a match's broadcasters; its id is the seed. */
export function broadcastersOf(matchId: string): Broadcasters {
  const inCountries = COUNTRIES.map(({ country, channels, stream }) => {
    const random = createRandom(matchId, 'broadcasters', country);
    const shown = random.pick(channels);
    return { country, channels: random.chance(0.6) ? [shown, stream] : [shown] };
  });
  return [...inCountries, { channels: [...EVERYWHERE] }];
}
