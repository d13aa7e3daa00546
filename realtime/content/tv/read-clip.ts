import { readFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { MAX_SEGMENT_SECONDS, type TvSchedule } from '../../protocol/tv.ts';
import { formatFault, type FileFault } from '../file-fault.ts';

export interface ReadClip {
  asset: TvSchedule['assets'][number];
  renditions: TvSchedule['renditions'];
}

export interface Clip {
  id: string;
  /** Path of the clip's master playlist. */
  playlist: string;
  /** Public URL of the playlist's folder: a path of the site or an address, with a trailing slash. */
  address: string;
}

/**
 * Reads a clip from HLS playlists such as ffmpeg writes. Throws a ClipFault for the first fault.
 */
export async function readClip({ id, playlist, address }: Clip): Promise<ReadClip> {
  const variants = variantsOf(playlist, await read(playlist, playlist, 1));
  const asset: ReadClip['asset'] = { id, durations: [], files: {} };
  const renditions: ReadClip['renditions'] = [];
  for (const { uri, line, ...rendition } of variants) {
    const file = join(dirname(playlist), uri);
    const segments = segmentsOf(file, await read(file, playlist, line));
    const durations = segments.map(({ duration }) => duration);
    if (renditions.length === 0) asset.durations = durations;
    else if (String(durations) !== String(asset.durations))
      throw new ClipFault({
        path: file,
        line: 1,
        message: 'it is cut at other times than the first rendition',
      });
    const folder = posix.dirname(uri);
    asset.files[rendition.name] = segments.map(
      (segment) => address + posix.join(folder, segment.uri),
    );
    renditions.push(rendition);
  }
  return { asset, renditions };
}

export class ClipFault extends Error {
  readonly fault: FileFault;

  constructor(fault: FileFault) {
    super(formatFault(fault));
    this.fault = fault;
  }
}

type Variant = ReadClip['renditions'][number] & { uri: string; line: number };

function variantsOf(file: string, text: string): Variant[] {
  const lines = text.split(/\r?\n/);
  const variants = lines.flatMap((line, at): Variant[] => {
    const [, attributes] = /^#EXT-X-STREAM-INF:(.*)$/.exec(line) ?? [];
    if (attributes === undefined) return [];
    const uri = lines[at + 1]?.trim() ?? '';
    const [, width, height] = /RESOLUTION=(\d+)x(\d+)/.exec(attributes) ?? [];
    const [, bandwidth] = /(?:^|,)BANDWIDTH=(\d+)/.exec(attributes) ?? [];
    const [, codecs] = /CODECS="([^"]+)"/.exec(attributes) ?? [];
    if (!width || !height || !bandwidth || !codecs)
      throw new ClipFault({
        path: file,
        line: at + 1,
        message: 'it needs BANDWIDTH, RESOLUTION and CODECS',
      });
    const name = uri.split('/')[0]?.replace(/\.m3u8$/, '') ?? '';
    return [
      {
        name,
        bandwidth: Number(bandwidth),
        width: Number(width),
        height: Number(height),
        codecs,
        uri,
        line: at + 2,
      },
    ];
  });
  if (variants.length === 0)
    throw new ClipFault({
      path: file,
      line: 1,
      message: 'it is no master playlist: it names no renditions',
    });
  return variants;
}

function segmentsOf(file: string, text: string): { uri: string; duration: number }[] {
  let duration: number | null = null;
  const segments: { uri: string; duration: number }[] = [];
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const [, seconds] = /^#EXTINF:([\d.]+)/.exec(line) ?? [];
    if (seconds !== undefined) duration = Number(seconds);
    else if (/^#EXT-X-(?:MAP|KEY|BYTERANGE)\b/.test(line))
      throw new ClipFault({
        path: file,
        line: at + 1,
        message: 'only whole, plain MPEG-TS segments are played',
      });
    else if (line !== '' && !line.startsWith('#') && duration !== null) {
      if (duration > MAX_SEGMENT_SECONDS)
        throw new ClipFault({
          path: file,
          line: at,
          message: `a segment takes ${MAX_SEGMENT_SECONDS} s at most`,
        });
      segments.push({ uri: line.trim(), duration });
      duration = null;
    }
  }
  if (segments.length === 0)
    throw new ClipFault({ path: file, line: 1, message: 'it names no segments' });
  return segments;
}

async function read(path: string, named: string, line: number): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    throw new ClipFault({ path: named, line, message: `${path} cannot be read` });
  }
}
