import { execFile, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startProduct, type Product } from '../../edge/acceptance/product.ts';
import { CLIP_SECONDS, CLIPS, demoTvSchedule } from '../../realtime/demo/tv-schedule.ts';
import { sendTvSchedule } from './feed.ts';

const run = promisify(execFile);
const SECRET = 'whsec_YW4gb3V0c2lkZSBwbGF5ZXIgc2lnbnMgbm90aGluZw==';
/** Without these tools the tests are skipped, and say why. */
const isInstalled = ['ffmpeg', 'ffprobe'].every(
  (tool) => spawnSync(tool, ['-version']).error === undefined,
);

/** Frames per second of the demo's clips. */
const FRAMES = 25;
/** s; three programmes begin in that time. */
const WATCHED = 60;
const PROGRAMME_MS = 20_000;

const probeSchema = v.object({
  streams: v.array(v.object({ codec_name: v.string(), height: v.optional(v.number()) })),
  format: v.object({ duration: v.optional(v.string()) }),
});

async function probe(address: string): Promise<v.InferOutput<typeof probeSchema>> {
  const options = ['-v', 'error', '-of', 'json', '-show_streams', '-show_format'];
  const { stdout } = await run('ffprobe', [...options, address]);
  return v.parse(probeSchema, JSON.parse(stdout));
}

/**
 * Plays it at its own speed with the command of docs/tv.md: ffmpeg itself chooses the rendition.
 * Returns the time of each picture, the amount played and ffmpeg's complaints. A stall times out.
 */
async function play(address: string, options: readonly string[]) {
  const list = join(folder, randomUUID());
  const began = Date.now();
  const { stdout, stderr } = await run(
    'ffmpeg',
    [
      ...'-nostdin -nostats -v warning -progress pipe:1 -re -i'.split(' '),
      address,
      ...options,
      ...'-f framecrc'.split(' '),
      list,
    ],
    { timeout: (WATCHED + 30) * 1_000 },
  );
  const last = (name: string) =>
    Number([...stdout.matchAll(new RegExp(`^${name}=(\\d+)$`, 'gm'))].at(-1)?.[1]);
  const shown = await readFile(list, 'utf8');
  // Stream, time of decoding, time.
  expect(shown).toContain(`#tb 0: 1/${FRAMES}\n`);
  return {
    frames: [...shown.matchAll(/^0, +\d+, +(\d+),/gm)].map(([, time]) => Number(time)),
    dropped: last('drop_frames'),
    seconds: last('out_time_us') / 1_000_000,
    took: (Date.now() - began) / 1_000,
    complaints: stderr.split('\n').filter((line) => line.trim() !== ''),
  };
}

/** Expects `count` pictures without a gap. The sound may begin half a frame before the first one. */
function expectEveryFrame(frames: readonly number[], count: number): void {
  const [first = Infinity] = frames;
  expect(first).toBeLessThanOrEqual(1);
  expect(frames).toEqual(Array.from({ length: count }, (_, index) => first + index));
}

let product: Product;
let folder: string;

beforeAll(async () => {
  if (!isInstalled) return;
  folder = await mkdtemp(join(tmpdir(), 'frames-'));
  vi.stubEnv('INGEST_SECRET', SECRET);
  product = await startProduct({ secrets: { INGEST_SECRET: SECRET } });
  const now = Date.now();
  await sendTvSchedule(product.url, {
    ...demoTvSchedule(now),
    programmes: Array.from({ length: 20 }, (_, index) => {
      const start = now + (index - 5) * PROGRAMME_MS;
      const assets = [CLIPS[index % CLIPS.length] ?? 'goals'];
      return {
        id: `show-${index}`,
        title: `Show ${index}`,
        start,
        end: start + PROGRAMME_MS,
        assets,
      };
    }),
  });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  if (!isInstalled) return;
  await product.stop();
  await rm(folder, { recursive: true });
});

beforeEach(({ skip }) => skip(!isInstalled, 'ffmpeg and ffprobe are not installed here'));

test.for(['/tv/live.m3u8', ...CLIPS.map((clip) => `/clips/${clip}/index.m3u8`)])(
  'ffprobe finds two renditions with sound at %s',
  async (path) => {
    const { streams, format } = await probe(product.url + path);
    expect(streams.map(({ codec_name }) => codec_name)).toEqual(['h264', 'aac', 'h264', 'aac']);
    const heights = streams.flatMap(({ height }) => height ?? []);
    // The channel lists its largest rendition first, and has no end.
    const isLive = path.startsWith('/tv');
    expect(heights).toEqual(isLive ? [360, 144] : [144, 360]);
    expect(format.duration).toBe(isLive ? undefined : `${CLIP_SECONDS}.000000`);
  },
);

// Both play at their own speed, mostly waiting.
test.concurrent('ffmpeg plays a video to its end without warnings', async () => {
  const { frames, complaints } = await play(`${product.url}/clips/goals/index.m3u8`, []);
  expect(complaints).toEqual([]);
  expectEveryFrame(frames, CLIP_SECONDS * FRAMES);
});

test.concurrent('ffmpeg plays the channel in real time, every frame, across its programmes', async ({
  annotate,
}) => {
  const seen = await play(`${product.url}/tv/live.m3u8`, ['-t', String(WATCHED)]);
  const { frames, dropped, seconds, took } = seen;
  await annotate(`${frames.length} frames, ${dropped} dropped, ${seconds} s of it in ${took} s`);
  expectEveryFrame(frames, WATCHED * FRAMES - (frames[0] ?? 0));
  expect(dropped).toBe(0);
  expect(seconds).toBeCloseTo(WATCHED, 0);
  expect(took).toBeLessThan(WATCHED + 10);
  // Timestamps restart at each new clip, as the playlist announces.
  const unexpected = seen.complaints.filter(
    (line) => !/out of order|[Cc]orrupt|[Nn]on.monoton/.test(line),
  );
  expect(unexpected).toEqual([]);
});
