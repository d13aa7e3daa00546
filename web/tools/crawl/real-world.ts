import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SECRET, type Product } from '../../../realtime/acceptance/product.ts';
import {
  importRecording,
  recording,
  replayRecording,
  type Recording,
} from '../../../realtime/acceptance/recordings.ts';
import { runFeed } from '../../../realtime/feeds/feed.ts';
import { LigaStandIn } from '../../../realtime/feeds/openligadb/testing/stand-in.ts';
import { radarServices } from './radar-services.ts';

const SEASONS = [
  '2024-25-uefa.cl',
  '2025-26-de.1',
  '2025-26-en.1',
  '2025-26-es.1',
  '2025-26-it.1',
  '2026.worldcup',
];
const MATCHES: readonly Recording[] = [
  { format: 'nba-pbp', file: 'basketball/playbyplay_0022000001.json' },
  { format: 'nfl-gamecenter', file: 'american-football/2015020100.json' },
  { format: 'tennis-pbp', file: 'tennis/2012-ausopen-finals-points.csv' },
  { format: 'datavolley', file: 'volleyball/example_data.dvw' },
  { format: 'shuttleset', file: 'badminton/wtf-2020-final/set1.csv' },
];
const MATCHDAYS = ['bundesliga-2023-12.json', 'uefa-em-2020-01.json'];
/** Time for which a feed reads a stand-in, whose matches are available at once. */
const LISTEN_MS = 20_000;

/** Sends a product all recordings and every status of Sportradar. */
export async function bringRealWorld(
  product: Product,
  progress: (message: string) => void,
): Promise<void> {
  for (const season of SEASONS) {
    progress(`importing ${season}`);
    await importRecording(product, {
      format: 'openfootball',
      file: `football/${season}.json`,
    });
  }
  for (const match of MATCHES) {
    progress(`replaying ${recording(match.file)}`);
    await replayRecording(product, match);
  }
  for (const matchday of MATCHDAYS) {
    progress(`listening to OpenLigaDB’s stand-in with ${matchday}`);
    await followLiga(product, matchday);
  }
  progress('listening to Sportradar’s stand-in');
  await followRadar(product);
}

async function followRadar(product: Product): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'crawl-'));
  const services = await radarServices();
  try {
    const config = join(folder, 'sportradar.json');
    const sports = services.map(({ sport, service }) => ({
      sport,
      push: `${service.url}/subscribe`,
      rest: service.url,
    }));
    await writeFile(config, JSON.stringify({ apiKeyVariable: 'RADAR_KEY', sports }));
    await follow(product, ['sportradar', '--config', config], { RADAR_KEY: 'stand-in' });
  } finally {
    await Promise.all(services.map(({ service }) => service.stop()));
    await rm(folder, { recursive: true });
  }
}

async function followLiga(product: Product, matchday: string): Promise<void> {
  const service = new LigaStandIn();
  service.matches = await readFile(recording(`football/openligadb/${matchday}`));
  try {
    const from = ['--url', await service.listen(), '--league', 'kl1', '--season', '2031'];
    await follow(product, ['openligadb', ...from]);
  } finally {
    await service.close();
  }
}

/** Runs a feed, which does not end by itself, for `LISTEN_MS`. */
async function follow(
  product: Product,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<void> {
  const stop = new AbortController();
  const running = runFeed([...args, '--to', product.url, '--secret', SECRET], {
    stdout: { write: () => true },
    stderr: process.stderr,
    env,
    signal: stop.signal,
  });
  await sleep(LISTEN_MS);
  stop.abort();
  await running;
}
