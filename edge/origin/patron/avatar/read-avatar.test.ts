import { imageSize } from 'image-size';
import { describe, expect, it } from 'vitest';
import { readAvatar } from './read-avatar.ts';
import { ANIMATION, jpeg, png, SECRET, webp } from './testing/pictures.ts';

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
    expect(imageSize(bytes)).toMatchObject({ width: 64, height: 48 });
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
    [4_097, 64, 'too-large'],
    [64, 4_097, 'too-large'],
    [4_096, 32, 'avatar'],
  ])('at %i by %i px is read as %s', (width, height, kind) => {
    expect(readAvatar(make({ width, height })).kind).toBe(kind);
  });
});

it.each([1, 3, 6, 8])('a JPEG keeps its orientation: %i', (orientation) => {
  const { bytes } = cleaned(jpeg({ orientation }));
  expect(imageSize(bytes).orientation ?? 1).toBe(orientation);
});

it('colour data is kept', () => {
  expect(latin(cleaned(jpeg()).bytes)).toContain('ICC_PROFILE');
  expect(latin(cleaned(webp()).bytes)).toContain('ICCP');
  expect(latin(cleaned(png()).bytes)).toContain('gAMA');
});

it.each([
  ['an SVG, which may hold scripts', new TextEncoder().encode('<svg width="64" height="64"/>')],
  ['a page', new TextEncoder().encode('<!doctype html><script>alert(1)</script>')],
  ['nothing', new Uint8Array()],
  ['a WebP that moves', webp({}, ANIMATION)],
])('%s is refused as an avatar', (_what, bytes) => {
  expect(readAvatar(bytes).kind).toBe('unreadable');
});

it('a file above 2 MB is too large, whatever it contains', () => {
  expect(readAvatar(new Uint8Array(2_000_001)).kind).toBe('too-large');
});
