import { expect, it } from 'vitest';
import { WaitingPlaces, type Place } from './waiting-places.ts';

function placeAt(range: string, group: string, network: string): Place {
  const isNeeded = () => true;
  return { range, group, network, isOfMany: false, weight: 1, isNeeded, until: 0, isOver: false };
}

it('places are found by range, group and network, in order of arrival', () => {
  const waiting = new WaitingPlaces();
  const places = [
    placeAt('r1', 'g1', 'n1'),
    placeAt('r2', 'g3', 'n4'),
    placeAt('r1', 'g2', 'n3'),
    placeAt('r1', 'g1', 'n2'),
  ] as const;
  for (const place of [...places, ...places]) waiting.add(place);
  expect(waiting.size).toBe(4);
  expect([...waiting]).toEqual(places);
  const around = waiting.around(placeAt('r1', 'g1', 'new'));
  expect([...around.range.parts.keys()]).toEqual(['r1', 'r2']);
  expect([...around.group.parts.keys()]).toEqual(['g1', 'g2']);
  expect([...around.group.places]).toEqual([places[0], places[2], places[3]]);
  expect([...around.network.parts.keys()]).toEqual(['n1', 'n2']);
});

it('a part ends with its last place, and begins again behind the others', () => {
  const waiting = new WaitingPlaces();
  const [first, second] = [placeAt('r1', 'g1', 'n1'), placeAt('r1', 'g2', 'n2')];
  waiting.add(first);
  waiting.add(second);
  expect(waiting.delete(first)).toBe(true);
  expect(waiting.delete(first)).toBe(false);
  expect([...waiting.around(first).group.parts.keys()]).toEqual(['g2']);
  expect(waiting.around(first).network.parts.size).toBe(0);
  waiting.add(first);
  const [before, after] = waiting.around(first).group.parts.values();
  expect([...(before?.places ?? [])]).toEqual([second]);
  expect(before?.number).toBeLessThan(after?.number ?? 0);
  waiting.delete(first);
  waiting.delete(second);
  expect(waiting.size).toBe(0);
  expect(waiting.around(first).range.parts.size).toBe(0);
});
