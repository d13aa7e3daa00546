import { expect, test } from 'vitest';
import { figuresOf } from './figures.ts';

test('figures summarize the measured turns', () => {
  const sent = [
    { sentAt: 100, answeredAt: 109, times: Float64Array.of(102, 110) },
    { sentAt: 200, answeredAt: 201, times: Float64Array.of(206, 204) },
  ];
  const figures = figuresOf('room', 2, [{ sent, cpuMs: 1, duplicates: 1, bytes: 800 }]);
  expect(figures).toEqual({
    name: 'room',
    delivered: 4,
    expected: 4,
    duplicates: 1,
    p50Ms: 4,
    p99Ms: 10,
    fullFanoutMs: 8,
    spreadMs: 5,
    answeredMs: 5,
    cpuPerDeliveryUs: 250,
    bytesPerDelivery: 200,
  });
});

test('an update that did not reach every client has no full fan-out time', () => {
  const sent = [{ sentAt: 100, answeredAt: 101, times: Float64Array.of(102, 0) }];
  const figures = figuresOf('room', 2, [{ sent, cpuMs: 1, duplicates: 0, bytes: 200 }]);
  expect(figures).toMatchObject({ delivered: 1, expected: 2, p99Ms: 2 });
  expect(figures.fullFanoutMs).toBeNaN();
});
