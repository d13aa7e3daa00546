const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COMMENT = 0xfe;

/** Whether a segment affects colours: JFIF's header, a colour profile, Adobe's transform. */
function tellsColour(marker: number, body: Uint8Array): boolean {
  const name = String.fromCharCode(...body.subarray(0, 12));
  if (marker === APP0) return name.startsWith('JFIF\0');
  if (marker === APP2) return name.startsWith('ICC_PROFILE\0');
  return marker === APP14 && name.startsWith('Adobe');
}

/**
 * Returns a JPEG without metadata: place, time, device, comments, previews, bytes after its end.
 * The orientation stays. Null if broken.
 */
export function cleanJpeg(bytes: Uint8Array, orientation = 1): Uint8Array[] | null {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return null;
  const kept = [
    bytes.subarray(0, 2),
    ...(orientation > 1 ? [orientationSegment(orientation)] : []),
  ];
  let at = 2;
  for (;;) {
    if (bytes[at] !== 0xff) return null;
    // Any number of 0xff may precede a marker.
    while (bytes[at + 1] === 0xff) at += 1;
    const marker = bytes[at + 1];
    if (marker === undefined) return null;
    if (marker === EOI) return [...kept, bytes.subarray(at, at + 2)];
    const end = at + 2 + lengthAt(bytes, at + 2);
    if (end < at + 4 || end > bytes.length) return null;
    const isMetadata = (marker >= APP0 && marker <= APP15) || marker === COMMENT;
    if (!isMetadata || tellsColour(marker, bytes.subarray(at + 4, end)))
      kept.push(bytes.subarray(at, end));
    at = end;
    if (marker !== SOS) continue;
    const scanEnd = endOfScan(bytes, at);
    kept.push(bytes.subarray(at, scanEnd));
    at = scanEnd;
  }
}

/**
 * Returns the end of a scan: the next marker that is not a restart. Within a scan the byte 0xff is
 * written as 0xff 0x00.
 */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = start; at < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (bytes[at] === 0xff && !isData) return at;
  }
  return bytes.length;
}

function lengthAt(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}

/** Returns an Exif segment with only the orientation, 2 to 8. */
function orientationSegment(orientation: number): Uint8Array {
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0];
  const header = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  const entry = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  const body = [...exif, ...header, ...entry];
  return Uint8Array.from([0xff, 0xe1, 0, body.length + 2, ...body]);
}
