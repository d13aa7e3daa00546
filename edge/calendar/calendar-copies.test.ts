import { expect, it } from 'vitest';
import { versionsIn } from './calendar-copies.ts';

it('the versions of a file are those of tags with its key, in the form that the API gives them', () => {
  const tags = ['W/"v1.key"', 'W/"v1.key"', 'W/"v2.other"', '"v3.key"', 'W/"v-4_.key"'];
  const invented = ['W/"a:b.key"', 'W/"\u00ff.key"', 'W/".key"', `W/"${'a'.repeat(65)}.key"`];
  expect(versionsIn([...tags, ...invented], 'key')).toEqual(['v1', 'v-4_']);
});
