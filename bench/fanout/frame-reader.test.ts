import { expect, test } from 'vitest';
import { deltaVersion, FrameReader } from './frame-reader.ts';

function textFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  if (payload.length < 126) return Buffer.concat([Buffer.from([0x81, payload.length]), payload]);
  const header = Buffer.from([0x81, 126, 0, 0]);
  header.writeUInt16BE(payload.length, 2);
  return Buffer.concat([header, payload]);
}

function readAll(chunks: readonly Buffer[]): string[] {
  const reader = new FrameReader();
  const texts: string[] = [];
  for (const chunk of chunks)
    reader.read(chunk, chunk.length, (bytes, start, end) =>
      texts.push(bytes.toString('utf8', start, end)),
    );
  return texts;
}

test('frames are read wherever the stream is split', () => {
  const texts = ['short', 'x'.repeat(300), '', 'last'];
  const stream = Buffer.concat(texts.map(textFrame));
  for (const size of [1, 2, 3, 7, 150, stream.length]) {
    const chunks = [];
    for (let at = 0; at < stream.length; at += size) chunks.push(stream.subarray(at, at + size));
    expect(readAll(chunks)).toEqual(texts);
  }
});

test('only the given length of a chunk is read', () => {
  const frame = textFrame('new');
  const memory = Buffer.concat([frame, textFrame('old')]);
  const texts: string[] = [];
  new FrameReader().read(memory, frame.length, (bytes, start, end) =>
    texts.push(bytes.toString('utf8', start, end)),
  );
  expect(texts).toEqual(['new']);
});

test('a close frame ends the reading', () => {
  expect(new FrameReader().read(Buffer.from([0x88, 0]), 2, () => {})).toBe(false);
});

test('the version of a delta is found, also inside a socket.io packet', () => {
  const delta = Buffer.from('42["delta",{"type":"delta","version":1207,"at":1}]');
  expect(deltaVersion(delta, 0, delta.length)).toBe(1_207);
  const snapshot = Buffer.from('{"type":"snapshot","epoch":"e","version":3}');
  expect(deltaVersion(snapshot, 0, snapshot.length)).toBeUndefined();
});

test('bytes after the payload are not read', () => {
  const memory = Buffer.from('pong{"type":"delta","version":3}');
  expect(deltaVersion(memory, 0, 4)).toBeUndefined();
});
