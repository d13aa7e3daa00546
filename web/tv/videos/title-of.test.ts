import { expect, it } from 'vitest';
import { titleWithoutScore } from './title-of.ts';

it.each([
  ['Highlights: Reddale 2–1 Lakebrook', 'Highlights: Reddale – Lakebrook'],
  ['Melhores momentos: Ponte 3 x 0 Vila', 'Melhores momentos: Ponte – Vila'],
  ['Owls 112-98 Anvils, overtime', 'Owls – Anvils, overtime'],
  ['The season 2025-26 in 10 goals', 'The season 2025-26 in 10 goals'],
  ['Goal in the 90+2 minute', 'Goal in the 90+2 minute'],
  ['4x4 relay, F1-2 preview', '– relay, F1-2 preview'],
])('%s is shown without its score', (title, shown) => {
  expect(titleWithoutScore({ title, titleWithoutScore: null })).toBe(shown);
});

it('an editors’ title without the score is preferred to a derived one', () => {
  const video = { title: 'Reddale 2–1 Lakebrook', titleWithoutScore: 'Late drama at Reddale' };
  expect(titleWithoutScore(video)).toBe('Late drama at Reddale');
});
