import { addComment } from '../contracts/comment-calls.ts';
import { FAVOURITE_TYPE } from '../contracts/favourite-key.ts';
import { updateFavourites } from '../contracts/favourite-calls.ts';
import * as messages from '../contracts/messages.ts';
import { ARTICLE, BODO, LEAGUE, LIVE, UPCOMING } from './catalogue.ts';
import type { ContractCase, ContractCases, Values } from './contract-case.ts';
import { dataOf, fanOf, newFan, stranger } from './fans.ts';

const SPORT_ITEM = { type: FAVOURITE_TYPE.sport, favouriteItemId: '1' };
const LEAGUE_ITEM = { type: FAVOURITE_TYPE.league, favouriteItemId: LEAGUE.id };
const TEAM_ITEM = { type: FAVOURITE_TYPE.team, favouriteItemId: BODO.id };
const MATCH_ITEM = { type: FAVOURITE_TYPE.match, favouriteItemId: LIVE };
const PLAYER_ITEM = { type: FAVOURITE_TYPE.player, favouriteItemId: 'fjord-player-1' };
const ALL = [MATCH_ITEM, TEAM_ITEM, LEAGUE_ITEM, SPORT_ITEM];
/** All items of cases. */
const ANY = [...ALL, PLAYER_ITEM, { ...MATCH_ITEM, favouriteItemId: UPCOMING }];

/** Calls as a fan who has exactly these favourites. */
function having(added: readonly object[], values: Values = {}): ContractCase {
  return {
    prepare: async (maker) => {
      const { accessToken: session } = await fanOf(maker, 'with favourites');
      await maker.ask(updateFavourites, { body: { added, removed: ANY } }, {}, session);
      return { values, session };
    },
  };
}
const having4 = (values?: Values) => having(ALL, values);
const havingNone = (values?: Values) => having([], values);

const items = (...list: object[]) => ({ body: { items: list } });
const unknownType = { type: 11, favouriteItemId: '1' };
const noType = 'type must be 10, 20, 30, 40 or 50';
const noSport = {
  ...havingNone({ sportId: 4 }),
  status: 400,
  message: 'sportId names no sport',
};
const said = { body: { newsId: ARTICLE.id, text: 'What a goal! https://x.example' } };

/** Signs in a fan who has just added a comment, and names it. */
const withComment: NonNullable<ContractCase['prepare']> = async (maker) => {
  const { accessToken: session } = await newFan(maker);
  const { commentId } = await dataOf(maker, addComment, { values: said, session });
  return { values: { id: commentId }, session };
};

/** Where too many changes of favourites are tried. */
const OFTEN = { 429: 'edge/origin/media/favourites/favourites.worker.test.ts' };

/** Favourite and comment cases, which need a signed-in fan. */
export const FAN_CASES = {
  listFavourites: { good: [{ ...having4(), holds: ALL }], refused: [stranger()] },
  addFavourites: {
    good: [
      {
        ...havingNone(items(TEAM_ITEM, SPORT_ITEM, { ...TEAM_ITEM, favouriteItemId: 'none' })),
        holds: [
          { ...TEAM_ITEM, name: BODO.name },
          { ...SPORT_ITEM, name: 'Football' },
        ],
      },
      {
        ...havingNone(items(PLAYER_ITEM)),
        holds: [{ ...PLAYER_ITEM, name: 'Ida Holm', teamIds: [BODO.id] }],
      },
    ],
    refused: [
      { ...havingNone(items(unknownType)), status: 400, message: `body.items.0.type: ${noType}` },
      stranger(items(TEAM_ITEM)),
    ],
    elsewhere: OFTEN,
  },
  removeFavourites: {
    good: [{ ...having4(items(TEAM_ITEM, MATCH_ITEM)), holds: [LEAGUE_ITEM, SPORT_ITEM] }],
    refused: [
      { ...havingNone({ body: {} }), status: 400, message: 'body.items is missing' },
      stranger(items(TEAM_ITEM)),
    ],
    elsewhere: OFTEN,
  },
  updateFavourites: {
    good: [
      {
        ...having([TEAM_ITEM, SPORT_ITEM], { body: { added: [MATCH_ITEM], removed: [TEAM_ITEM] } }),
        holds: [MATCH_ITEM, SPORT_ITEM],
      },
    ],
    refused: [
      { ...havingNone({ body: { added: [] } }), status: 400, message: 'body.removed is missing' },
      stranger({ body: { added: [], removed: [] } }),
    ],
    elsewhere: OFTEN,
  },
  listFavouriteTeams: {
    good: [
      { ...having4({ sportId: 1 }), holds: [TEAM_ITEM] },
      { ...having4({ sportId: 2 }), holds: [] },
    ],
    refused: [noSport, stranger()],
  },
  listFavouriteLeagues: {
    good: [{ ...having4(), holds: [LEAGUE_ITEM] }],
    refused: [noSport, stranger()],
  },
  addFavourite: {
    good: [{ ...havingNone({ body: LEAGUE_ITEM }), holds: { ...LEAGUE_ITEM, name: LEAGUE.name } }],
    refused: [
      { ...havingNone({ body: unknownType }), status: 400, message: `body.type: ${noType}` },
      stranger({ body: LEAGUE_ITEM }),
      {
        ...havingNone({ body: { ...LEAGUE_ITEM, favouriteItemId: 'none' } }),
        status: 404,
        message: messages.NO_FAVOURITE,
      },
    ],
    elsewhere: OFTEN,
  },
  removeFavourite: {
    good: [
      { ...having4({ id: BODO.id }), holds: {} },
      { ...having4({ id: LEAGUE.id, type: 20 }), holds: {} },
    ],
    refused: [
      { ...havingNone({ id: BODO.id, type: 11 }), status: 400, message: noType },
      stranger({ id: BODO.id }),
    ],
    elsewhere: OFTEN,
  },
  addFavouriteMatch: {
    good: [
      { ...havingNone({ body: { eventId: UPCOMING } }), holds: { favouriteItemId: UPCOMING } },
    ],
    refused: [
      { ...havingNone({ body: {} }), status: 400, message: 'body.eventId is missing' },
      stranger({ body: { eventId: UPCOMING } }),
      {
        ...havingNone({ body: { eventId: 'none' } }),
        status: 404,
        message: messages.NO_MATCH,
      },
    ],
    elsewhere: OFTEN,
  },
  removeFavouriteMatch: {
    good: [{ ...having4({ eventId: LIVE }), holds: {} }],
    refused: [
      { ...havingNone(), status: 400, message: 'eventId is missing' },
      stranger({ eventId: LIVE }),
    ],
    elsewhere: OFTEN,
  },
  listFavouriteMatches: {
    good: [
      { ...having4({ size: 1 }), holds: { events: [{}] } },
      { ...havingNone(), holds: { events: [], flag: null } },
    ],
    refused: [noSport, stranger()],
  },
  listLiveFavouriteMatches: {
    good: [{ ...having4(), holds: { events: [{ eventId: LIVE }] } }],
    refused: [noSport, stranger()],
  },
  countFavouriteMatches: {
    good: [{ ...having4(), holds: { live: 1 } }],
    refused: [noSport, stranger()],
  },
  addComment: {
    good: [
      {
        ...havingNone(said),
        holds: { newsId: ARTICLE.id, text: 'What a goal! x[.]example', isUserDeleted: false },
      },
    ],
    refused: [
      {
        ...havingNone({ body: { newsId: ARTICLE.id, text: ' ' } }),
        status: 400,
        message: 'body.text: text is missing',
      },
      stranger(said),
      {
        ...havingNone({ body: { newsId: 'none', text: 'First!' } }),
        status: 404,
        message: messages.NOTHING_TO_COMMENT_ON,
      },
      {
        prepare: async (maker) => {
          const { accessToken: session } = await newFan(maker);
          for (let times = 0; times < 5; times += 1) await maker.ask(addComment, said, {}, session);
          return { values: said, session };
        },
        status: 429,
        message: messages.RETRY_LIMIT,
      },
    ],
    // The case above uses up a minute; this file uses up a day.
    elsewhere: { 429: 'edge/origin/media/comments/comments.worker.test.ts' },
  },
  deleteComment: {
    good: [{ prepare: withComment, holds: {} }],
    refused: [
      {
        prepare: async (maker) => {
          const { values } = await withComment(maker);
          return { values, session: (await fanOf(maker)).accessToken };
        },
        status: 404,
        message: messages.NO_COMMENT,
      },
      stranger({ id: 'none' }),
    ],
  },
  reportComment: {
    good: [
      { prepare: async (maker) => ({ values: (await withComment(maker)).values }), holds: {} },
    ],
    refused: [{ values: { id: 'none' }, status: 404, message: messages.NO_COMMENT }],
    // comments.worker.test.ts covers used-up tokens, and too many reports of one network.
    elsewhere: {
      401: 'edge/origin/media/comments/comments.worker.test.ts',
      429: 'edge/origin/media/comments/comments.worker.test.ts',
    },
  },
} satisfies Record<string, ContractCases>;
