import { expect, test } from 'vitest';
import * as v from 'valibot';
import { HUB_PATH, formatHubRooms } from '../../realtime/protocol/hub-query.ts';
import { matchIdSchema } from '../../realtime/protocol/match-id.ts';
import { labelSchema, pictureUriSchema } from '../../realtime/protocol/primitives.ts';
import { entityIdSchema } from '../../realtime/protocol/text.ts';
import { ALL_SPORTS } from '../../realtime/sports/registry.ts';
import { picturePath } from '../../edge/shared/crest/picture-path.ts';
import { MAX_KEYWORD_LENGTH } from '../../edge/contracts/call-inputs.ts';
import { MAX_ADDRESS } from '../../edge/contracts/call-address.ts';
import { comparePath } from './compare-path.ts';
import { leaguePath } from './league-path.ts';
import { matchPath } from './match-path.ts';
import { MOST_IN_VIEW, multiViewPath } from './multi-view-path.ts';
import { newsSearchPath } from './news-path.ts';
import { teamPath } from './team-path.ts';

/** Room for the longest origin, and for the ends that React Router adds: `.data?_routes=…`. */
const AROUND = 150;

/** The longest names and ids that feeds may send. A slug has two letters for each of these. */
const name = v.parse(labelSchema, 'ß'.repeat(200));
const id = v.parse(entityIdSchema, 'ü'.repeat(75));
const matchId = v.parse(matchIdSchema, `a${':'.repeat(63)}`);
const logoUri = v.parse(pictureUriSchema, `https://img.example/${'?'.repeat(480)}`);

const sportKey = 'american-football';
const profile = { id, name, sportKey } as const;
const side = { id, name, shortName: name };
const flag = new URLSearchParams({ flag: `overdue_-${'1'.repeat(15)}_${matchId}` });
const position = { epoch: 'e'.repeat(12), version: 999_999_999 };
const rooms = ALL_SPORTS.map(({ key }) => [`sport/${key}`, position] as const);

test.each([
  ['a match', `${matchPath({ id: matchId, sportKey, home: side, away: side })}/head-to-head`],
  ['two teams', comparePath('players', profile, { ...profile, id: `${id.slice(1)}a` })],
  [
    'a page of a season',
    `${leaguePath(profile, 'fixtures')}?${new URLSearchParams({ seasonId: id })}&${flag}`,
  ],
  ['a team in a tournament', teamPath(profile, 'standings', id)],
  ['matches side by side', multiViewPath(Array.from({ length: MOST_IN_VIEW }, () => matchId))],
  ['a search', newsSearchPath('広'.repeat(MAX_KEYWORD_LENGTH), 9_999)],
  ['a logo', picturePath({ logoUri }, ['img.example']) ?? ''],
  [
    'the lists of all sports',
    `${HUB_PATH}?${new URLSearchParams({ protocol: '6', rooms: formatHubRooms(rooms) })}`,
  ],
])('the longest address of %s is within the limit', (_what, path) => {
  expect(path.length).toBeGreaterThan(400);
  expect(path.length + AROUND).toBeLessThanOrEqual(MAX_ADDRESS);
});
