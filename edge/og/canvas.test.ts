import { expect, test } from 'vitest';
import { createCanvas } from './canvas.ts';

const reds = (canvas: { pixels: Uint8Array }) =>
  Array.from({ length: canvas.pixels.length / 3 }, (_, pixel) => canvas.pixels[pixel * 3] ?? 0);

test('a rectangle on whole pixels fills them and no others', () => {
  const canvas = createCanvas(4, 3, '#000000');
  canvas.fillRect(1, 1, 2, 1, '#ff0000');
  expect(reds(canvas)).toEqual([0, 0, 0, 0, 0, 255, 255, 0, 0, 0, 0, 0]);
});

test('pixels that are covered in part are mixed in part', () => {
  const canvas = createCanvas(3, 1, '#000000');
  canvas.fillRect(0.5, 0, 1.75, 1, '#ff0000');
  expect(reds(canvas)).toEqual([128, 255, 64]);
});

test('a triangle covers half of its box', () => {
  const canvas = createCanvas(10, 10, '#000000');
  canvas.paint([[0, 0, 10, 0, 0, 10]], '#ff0000');
  const covered = reds(canvas).reduce((sum, red) => sum + red / 255, 0);
  expect(covered).toBeCloseTo(50, 0);
});

test('a hole that is drawn the other way round stays open', () => {
  const canvas = createCanvas(6, 6, '#000000');
  const outer = [0, 0, 6, 0, 6, 6, 0, 6];
  const hole = [2, 2, 2, 4, 4, 4, 4, 2];
  canvas.paint([outer, hole], '#ff0000');
  expect(reds(canvas).filter((red) => red === 0)).toHaveLength(4);
});

test('what lies outside is cut off, and what is left of the picture still ends inside it', () => {
  const canvas = createCanvas(3, 3, '#000000');
  canvas.paint([[-5, -5, 2, -5, 2, 8, -5, 8]], '#ff0000');
  expect(reds(canvas)).toEqual([255, 255, 0, 255, 255, 0, 255, 255, 0]);
  canvas.paint([[10, 10, 20, 10, 20, 20]], '#00ff00');
  expect(reds(canvas)).toEqual([255, 255, 0, 255, 255, 0, 255, 255, 0]);
});

test('opacity lets what is below shine through', () => {
  const canvas = createCanvas(1, 1, '#000000');
  canvas.paint([[0, 0, 1, 0, 1, 1, 0, 1]], '#ff0000', 0.5);
  expect(reds(canvas)).toEqual([128]);
});
