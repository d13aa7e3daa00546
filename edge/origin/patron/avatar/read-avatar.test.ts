import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { formatOf } from '../../../pictures/formats/picture-format.ts';
import { readAvatar } from './read-avatar.ts';
import {
  ANIMATION,
  ICC_CHUNK,
  jpeg,
  png,
  PNG_DATA,
  PNG_TEXT,
  QUANTISATION,
  SECRET,
  webp,
} from './testing/pictures.ts';

function cleaned(bytes: Uint8Array) {
  const read = readAvatar(bytes);
  if (read.kind !== 'avatar') throw new Error(read.kind);
  return read.avatar;
}

const latin = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

describe.each([
  ['JPEG', jpeg, 'image/jpeg'],
  ['PNG', png, 'image/png'],
  ['WebP', webp, 'image/webp'],
] as const)('a %s', (_what, make, type) => {
  it('keeps its type and size', () => {
    const { bytes, ...found } = cleaned(make());
    expect(found.type).toBe(type);
    expect(formatOf(bytes)?.sizeOf(bytes)).toEqual({ width: 64, height: 48 });
  });

  it('loses its metadata', () => {
    expect(latin(make())).toContain(SECRET);
    expect(latin(cleaned(make()).bytes)).not.toContain(SECRET);
  });

  it('stays unchanged once it is clean', () => {
    const { bytes } = cleaned(make());
    expect(cleaned(bytes).bytes).toEqual(bytes);
  });

  it('is refused when it is truncated at any byte', () => {
    const { bytes } = cleaned(make());
    for (let end = 0; end < bytes.length; end += 1)
      expect(readAvatar(bytes.slice(0, end)).kind).toBe('unreadable');
  });

  it.each([
    [31, 64, 'unreadable'],
    [64, 31, 'unreadable'],
    [1_025, 64, 'too-large'],
    [64, 1_025, 'too-large'],
    [1_024, 32, 'avatar'],
  ])('at %i by %i px is read as %s', (width, height, kind) => {
    expect(readAvatar(make({ width, height })).kind).toBe(kind);
  });
});

/** Pixels that no format stores in few bytes. */
const NOISE = Buffer.from(Array.from({ length: 64 * 48 * 4 }, (_, at) => (at * at * 7 + at) % 251));
const drawn = () => sharp(NOISE, { raw: { width: 64, height: 48, channels: 4 } });

describe.each([
  ['baseline JPEG', () => drawn().jpeg()],
  ['progressive JPEG', () => drawn().jpeg({ progressive: true })],
  ['JPEG with a profile of colours', () => drawn().jpeg().withIccProfile('p3')],
  ['JPEG without colours', () => drawn().greyscale().jpeg()],
  ['PNG', () => drawn().png()],
  ['PNG of a palette', () => drawn().png({ palette: true, progressive: true })],
  ['lossy WebP', () => drawn().removeAlpha().webp()],
  ['lossy WebP that one sees through', () => drawn().webp()],
  ['lossless WebP', () => drawn().removeAlpha().webp({ lossless: true })],
] as const)('a real %s', (_what, draw) => {
  it('looks as before, and has lost its metadata', async () => {
    const made = await draw()
      .withExifMerge({ IFD0: { Copyright: SECRET } })
      .toBuffer();
    expect(latin(made)).toContain(SECRET);
    const { bytes } = cleaned(new Uint8Array(made));
    expect(latin(bytes)).not.toContain(SECRET);
    expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(made).raw().toBuffer());
    const { width, height, icc } = await sharp(bytes).metadata();
    expect({ width, height, icc }).toEqual({
      width: 64,
      height: 48,
      icc: (await sharp(made).metadata()).icc,
    });
  });
});

it.each([1, 2, 3, 4, 5, 6, 7, 8])('a real JPEG keeps its orientation: %i', async (orientation) => {
  const made = await drawn().jpeg().withMetadata({ orientation }).toBuffer();
  const { bytes } = cleaned(new Uint8Array(made));
  expect((await sharp(bytes).metadata()).orientation ?? 1).toBe(orientation);
});

it.each([0, 9, 65_535])('a JPEG loses the orientation %i, which does not exist', (orientation) => {
  expect(latin(cleaned(jpeg({ orientation })).bytes)).not.toContain('Exif');
});

/** Returns a part as often as 256 kB have room for it. */
const filled = (part: readonly number[]) =>
  new Uint8Array(Math.floor(255_000 / part.length) * part.length).map(
    (_, at) => part[at % part.length] ?? 0,
  );

/** Returns how many views of bytes a function makes. */
function viewsOf(read: () => unknown): number {
  const made = vi.spyOn(Object.getPrototypeOf(Uint8Array.prototype), 'subarray');
  read();
  const count = made.mock.calls.length;
  made.mockRestore();
  return count;
}

describe('a picture of 256 kB', () => {
  it.each([
    ['a JPEG of segments', jpeg({ extra: filled(QUANTISATION) }), 'unreadable'],
    ['a JPEG of zeros', Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), filled([0])]), 'unreadable'],
    ['a PNG of texts', png({ extra: filled(PNG_TEXT) }), 'unreadable'],
    ['a WebP of profiles', webp({ extra: filled(ICC_CHUNK) }), 'unreadable'],
    ['a PNG that a program wrote in pieces', png({ extra: filled(PNG_DATA) }), 'avatar'],
  ])('is read at once: %s', (_what, bytes, kind) => {
    expect(readAvatar(bytes).kind).toBe(kind);
    // With a view for each part it would take a second.
    expect(viewsOf(() => readAvatar(bytes))).toBeLessThan(1_100);
  });

  it.each([
    ['JPEG', jpeg, QUANTISATION],
    ['PNG', png, PNG_TEXT],
    ['WebP', webp, ICC_CHUNK],
  ] as const)('may be a %s of hundreds of parts', (_what, make, part) => {
    const extra = Array.from({ length: 900 }, () => part).flat();
    expect(readAvatar(make({ extra })).kind).toBe('avatar');
  });
});

it('a JPEG with two sizes is refused', () => {
  const frame = [0xff, 0xc0, 0, 11, 8, 0x80, 0, 0x80, 0, 1, 1, 0x11, 0];
  expect(readAvatar(jpeg({ extra: frame })).kind).toBe('unreadable');
});

it('colour data is kept', () => {
  expect(latin(cleaned(jpeg()).bytes)).toContain('ICC_PROFILE');
  expect(latin(cleaned(webp()).bytes)).toContain('ICCP');
  expect(latin(cleaned(png()).bytes)).toContain('gAMA');
});

it.each([
  ['an SVG, which may hold scripts', new TextEncoder().encode('<svg width="64" height="64"/>')],
  ['a GIF', new TextEncoder().encode('GIF89a@\0@\0')],
  ['a page', new TextEncoder().encode('<!doctype html><script>alert(1)</script>')],
  ['nothing', new Uint8Array()],
  ['a WebP that moves', webp({ extra: ANIMATION })],
  ['a WebP whose header states no content', webp().fill(0, 4, 8)],
  [
    'a WebP whose header states a chunk without content',
    webp().fill(0, 16, 20).fill(12, 4, 5).fill(0, 5, 8),
  ],
])('%s is refused as an avatar', (_what, bytes) => {
  expect(readAvatar(bytes).kind).toBe('unreadable');
});

it('a file above 256 kB is too large, whatever it contains', () => {
  expect(readAvatar(new Uint8Array(256_001)).kind).toBe('too-large');
});
