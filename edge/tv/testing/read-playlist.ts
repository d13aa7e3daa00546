/** A media playlist, parsed by RFC 8216. */
export interface ReadPlaylist {
  targetDuration: number;
  mediaSequence: number;
  discontinuitySequence: number;
  segments: ReadSegment[];
  /** Broken rules of the RFC, with their sections. */
  faults: string[];
}

export interface ReadSegment {
  uri: string;
  /** s */
  duration: number;
  /** ms since 1970; null without a date. */
  date: number | null;
  isDiscontinuous: boolean;
  /** Numbers of RFC 8216, 6.2.1. */
  mediaSequence: number;
  discontinuity: number;
}

/** `YYYY-MM-DDThh:mm:ss.SSSZ`: an ISO 8601 date with its zone and milliseconds (4.3.2.6). */
const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}(?:Z|[+-]\d\d:\d\d)$/;
const ONCE = ['VERSION', 'TARGETDURATION', 'MEDIA-SEQUENCE', 'DISCONTINUITY-SEQUENCE'];
const OF_MASTER = ['STREAM-INF', 'MEDIA', 'I-FRAME-STREAM-INF'];

/** Parses a live media playlist and lists the rules it breaks. */
export function readPlaylist(text: string): ReadPlaylist {
  const faults: string[] = [];
  const fault = (isBroken: boolean, section: string, what: string) => {
    if (isBroken) faults.push(`${section}: ${what}`);
  };
  const lines = text.split(/\r?\n/);
  fault(lines[0] !== '#EXTM3U', '4.3.1.1', 'EXTM3U is not the first line');
  const values = new Map<string, string>();
  const segments: ReadSegment[] = [];
  let extinf: string | null = null;
  let date: string | null = null;
  let isDiscontinuous = false;
  let discontinuities = 0;
  for (const line of lines.slice(1)) {
    if (line === '' || (line.startsWith('#') && !line.startsWith('#EXT'))) continue;
    fault(line !== line.trim(), '4.1', `white space around ${line}`);
    const [, tag, value = ''] = /^#EXT(?:-X-)?([A-Z-]+)(?::(.*))?$/.exec(line) ?? [];
    if (tag === undefined) {
      fault(extinf === null, '4.3.2.1', `no EXTINF before ${line}`);
      if (isDiscontinuous) discontinuities++;
      segments.push({
        uri: line,
        duration: Number(extinf?.split(',')[0]),
        date: date === null ? null : Date.parse(date),
        isDiscontinuous,
        mediaSequence: segments.length,
        discontinuity: discontinuities,
      });
      [extinf, date, isDiscontinuous] = [null, null, false];
    } else if (tag === 'INF') {
      fault(!/^\d+(?:\.\d+)?,/.test(value), '4.3.2.1', `EXTINF ${value} is no duration`);
      fault(value.includes('.') && Number(values.get('VERSION')) < 3, '7', 'a fraction needs 3');
      extinf = value;
    } else if (tag === 'PROGRAM-DATE-TIME') {
      fault(!DATE.test(value), '4.3.2.6', `${value} is no whole date`);
      date = value;
    } else if (tag === 'DISCONTINUITY') {
      isDiscontinuous = true;
    } else {
      fault(values.has(tag) && ONCE.includes(tag), '4.3.3', `${tag} stands twice`);
      fault(ONCE.includes(tag) && !/^\d+$/.test(value), '4.3.3', `${tag} ${value} is no integer`);
      fault(tag.endsWith('-SEQUENCE') && segments.length > 0, '4.3.3.2', `${tag} is late`);
      fault(tag === 'ENDLIST', '4.3.3.4', 'a channel has no end');
      fault(tag === 'PLAYLIST-TYPE', '4.3.3.5', 'a window of a channel has no type');
      fault(OF_MASTER.includes(tag), '4.3.4', `${tag} is a master playlist's`);
      values.set(tag, value);
    }
  }
  const targetDuration = Number(values.get('TARGETDURATION'));
  fault(Number.isNaN(targetDuration), '4.3.3.1', 'there is no target duration');
  for (const { duration, uri } of segments)
    fault(Math.round(duration) > targetDuration, '4.3.3.1', `${uri} is longer than the target`);
  const mediaSequence = Number(values.get('MEDIA-SEQUENCE') ?? 0);
  const discontinuitySequence = Number(values.get('DISCONTINUITY-SEQUENCE') ?? 0);
  for (const segment of segments) {
    segment.mediaSequence += mediaSequence;
    segment.discontinuity += discontinuitySequence;
  }
  return { targetDuration, mediaSequence, discontinuitySequence, segments, faults };
}
