import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answerHelp } from '../../../.ci/help.ts';

answerHelp(`Usage: npm run tool -- clips [CLIP…]

Draws the demo's clips with ffmpeg, which must be installed: moving patterns with a title, a
clock and tones, cut into HLS segments in two renditions. They replace those in
web/public/clips/.`);

const FOLDER = fileURLToPath(new URL('../../public/clips/', import.meta.url));
const FONT = join(
  dirname(createRequire(import.meta.url).resolve('@fontsource/inter/package.json')),
  'files/inter-latin-700-normal.woff',
);
const SECONDS = 24;
/**
 * Length of a segment, s. It is also the distance of key frames, so that segments are equally long.
 */
const SEGMENT_SECONDS = 4;
const FRAMES = 25;

/**
 * The clips' colours (hexadecimal) and tones (Hz). Each clip has its own chord, so that a change of
 * clip is audible.
 */
const CLIPS = [
  { id: 'kick-off', title: 'Kick-off', colors: ['0x0b3d2e', '0x1f8a5b'], tones: [262, 330, 392] },
  { id: 'goals', title: 'Goals', colors: ['0x3b0d3f', '0xc2417c'], tones: [294, 370, 440] },
  { id: 'saves', title: 'Saves', colors: ['0x0d2b52', '0x2f8fd0'], tones: [330, 415, 494] },
  { id: 'baskets', title: 'Baskets', colors: ['0x4a1d05', '0xe0752d'], tones: [220, 277, 330] },
  { id: 'rallies', title: 'Rallies', colors: ['0x33400a', '0xa9c531'], tones: [247, 311, 370] },
  { id: 'analysis', title: 'Analysis', colors: ['0x1c1c28', '0x6b6f8f'], tones: [196, 247, 294] },
] as const;
type Clip = (typeof CLIPS)[number];

const RENDITIONS = [
  { name: 'low', width: 256, height: 144, bits: 48_000, level: '1.2', codec: 'avc1.42c00c' },
  { name: 'high', width: 640, height: 360, bits: 96_000, level: '3.0', codec: 'avc1.42c01e' },
] as const;
type Rendition = (typeof RENDITIONS)[number];

const wanted = process.argv.slice(2);
for (const clip of CLIPS) {
  if (wanted.length > 0 && !wanted.includes(clip.id)) continue;
  const folder = join(FOLDER, clip.id);
  rmSync(folder, { recursive: true, force: true });
  const lines = ['#EXTM3U', '#EXT-X-VERSION:3', '#EXT-X-INDEPENDENT-SEGMENTS'];
  for (const rendition of RENDITIONS) {
    const peak = makeRendition(clip, rendition, join(folder, rendition.name));
    const { name, width, height, codec } = rendition;
    lines.push(
      `#EXT-X-STREAM-INF:BANDWIDTH=${peak},RESOLUTION=${width}x${height},CODECS="${codec},mp4a.40.2"`,
      `${name}/index.m3u8`,
    );
  }
  writeFileSync(join(folder, 'index.m3u8'), `${lines.join('\n')}\n`);
  ffmpeg(
    [...picture(clip, 640, 360), '-ss', '2', '-frames:v', '1', '-q:v', '5', '-update', '1'],
    [join(folder, 'poster.jpg')],
  );
  console.log(clip.id);
}

/** Writes a rendition of a clip; returns its peak bit rate, bit/s, rounded up to a thousand. */
function makeRendition(clip: Clip, rendition: Rendition, folder: string): number {
  const { width, height, bits, level } = rendition;
  mkdirSync(folder, { recursive: true });
  const gop = SEGMENT_SECONDS * FRAMES;
  const options =
    `-c:v libx264 -profile:v baseline -level ${level} -pix_fmt yuv420p -preset medium ` +
    `-b:v ${bits} -maxrate ${bits * 1.2} -bufsize ${bits * 2} -g ${gop} -keyint_min ${gop} ` +
    `-sc_threshold 0 -c:a aac -b:a 24k -ac 1 -t ${SECONDS} ` +
    `-f hls -hls_time ${SEGMENT_SECONDS} -hls_playlist_type vod -hls_segment_filename`;
  const sound = ['-f', 'lavfi', '-i', `aevalsrc='${tones(clip)}':s=44100:d=${SECONDS}`];
  ffmpeg(
    [...picture(clip, width, height), ...sound, ...options.split(' '), join(folder, '%d.ts')],
    [join(folder, 'index.m3u8')],
  );
  const sizes = readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name.endsWith('.ts'))
    .map(({ name }) => statSync(join(folder, name)).size);
  return Math.ceil((Math.max(...sizes) * 8) / SEGMENT_SECONDS / 1_000) * 1_000;
}

/**
 * Returns ffmpeg's input arguments for a clip's picture: a rotating two-colour field, a bouncing
 * ball, the title and a clock.
 */
function picture({ title, colors }: Clip, width: number, height: number): string[] {
  const [from, to] = colors;
  const text = (what: string, size: number, x: string, y: string) =>
    `drawtext=fontfile='${FONT}':fontcolor=white:fontsize=${Math.round(height * size)}:text='${what}':x='${x}':y='${y}'`;
  const bounce = (room: string, speed: number) => `(${room})*abs(mod(t*${speed},2)-1)`;
  return [
    '-f',
    'lavfi',
    '-i',
    [
      `gradients=s=${width}x${height}:r=${FRAMES}:d=${SECONDS}:n=2:c0=${from}:c1=${to}:speed=0.008:seed=7`,
      text('o', 0.3, bounce('w-tw', 0.31), bounce('h-th', 0.47)),
      text(title, 0.18, '(w-tw)/2', '(h-th)/2'),
      text('%{pts\\:hms}', 0.07, '(w-tw)/2', 'h-1.8*th'),
    ].join(','),
  ];
}

/**
 * Returns ffmpeg's expression for one soft tone of the chord each second, faded so that it does not
 * click.
 */
function tones({ tones: [one, two, three] }: Clip): string {
  const pitch = `if(lt(mod(t,3),1),${one},if(lt(mod(t,3),2),${two},${three}))`;
  return `0.08*sin(PI*mod(t,1))*sin(2*PI*${pitch}*mod(t,1))`;
}

function ffmpeg(input: readonly string[], output: readonly string[]): void {
  const args = ['-hide_banner', '-loglevel', 'error', '-y', '-threads', '1', ...input, ...output];
  const { status, error } = spawnSync('ffmpeg', args, { stdio: 'inherit' });
  if (error) throw new Error('ffmpeg is not installed: apt-get install ffmpeg', { cause: error });
  if (status !== 0) throw new Error(`ffmpeg ended with ${String(status)}.`);
}
