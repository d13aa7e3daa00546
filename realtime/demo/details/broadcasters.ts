import type { Broadcasters, Channel } from '../../protocol/broadcasters.ts';
import { createRandom } from '../world/random.ts';

/** Of its channels one shows each match; the stream shows some of them as well. */
interface CountryChannels {
  country: string;
  channels: readonly Channel[];
  stream: Channel;
}

function channel(name: string, host: string): Channel {
  return { name, uri: `https://${host}.example/` };
}

/** Invented, as everything in the demo. */
const COUNTRIES: readonly CountryChannels[] = [
  {
    country: 'br',
    channels: [channel('Canal Arquibancada', 'arquibancada'), channel('TV Maracá', 'tv-maraca')],
    stream: channel('Lance Livre+', 'lance-livre'),
  },
  {
    country: 'mx',
    channels: [channel('Canal Cenzontle', 'cenzontle'), channel('Cancha Siete', 'cancha-siete')],
    stream: channel('Tribuna+', 'tribuna'),
  },
  {
    country: 'us',
    channels: [channel('Harbor Sports', 'harbor-sports'), channel('Gridstone', 'gridstone')],
    stream: channel('Sideline+', 'sideline'),
  },
  {
    country: 'gb',
    channels: [channel('Terrace One', 'terrace-one'), channel('Albion Sport', 'albion-sport')],
    stream: channel('Floodlit', 'floodlit'),
  },
  {
    country: 'es',
    channels: [channel('Gradería', 'graderia'), channel('Canal Ventolera', 'canal-ventolera')],
    stream: channel('Pitido Final', 'pitido-final'),
  },
  {
    country: 'de',
    channels: [channel('Kurve TV', 'kurve-tv'), channel('Anstoß Eins', 'anstoss-eins')],
    stream: channel('Flutlicht+', 'flutlicht'),
  },
];

/** Who shows a match everywhere; of a radio no address is known. */
const EVERYWHERE: readonly Channel[] = [
  channel('Matchday Stream', 'matchday-stream'),
  { name: 'Wavelength Radio' },
];

/** Who shows a match, always the same. */
export function broadcastersOf(matchId: string): Broadcasters {
  const inCountries = COUNTRIES.map(({ country, channels, stream }) => {
    const random = createRandom(matchId, 'broadcasters', country);
    const shown = random.pick(channels);
    return { country, channels: random.chance(0.6) ? [shown, stream] : [shown] };
  });
  return [...inCountries, { channels: [...EVERYWHERE] }];
}
