import type { GetICUArgs } from '@schummar/icu-type-parser';
import type { CompiledMessage } from 'icu-minify/format';
import type about from './catalogues/en/about.ts';
import type account from './catalogues/en/account.ts';
import type accountDeletion from './catalogues/en/account-deletion.ts';
import type boxScore from './catalogues/en/box-score.ts';
import type callback from './catalogues/en/callback.ts';
import type codes from './catalogues/en/codes.ts';
import type commentary from './catalogues/en/commentary.ts';
import type comments from './catalogues/en/comments.ts';
import type compare from './catalogues/en/compare.ts';
import type consent from './catalogues/en/consent.ts';
import type countries from './catalogues/en/countries.ts';
import type course from './catalogues/en/course.ts';
import type delay from './catalogues/en/delay.ts';
import type directory from './catalogues/en/directory.ts';
import type favouritePages from './catalogues/en/favourite-pages.ts';
import type favourites from './catalogues/en/favourites.ts';
import type figures from './catalogues/en/figures.ts';
import type frame from './catalogues/en/frame.ts';
import type headToHead from './catalogues/en/head-to-head.ts';
import type home from './catalogues/en/home.ts';
import type liveStat from './catalogues/en/live-stat.ts';
import type lineups from './catalogues/en/lineups.ts';
import type multiView from './catalogues/en/multi-view.ts';
import type nations from './catalogues/en/nations.ts';
import type news from './catalogues/en/news.ts';
import type sentences from './catalogues/en/sentences.ts';
import type ops from './catalogues/en/ops.ts';
import type chances from './catalogues/en/chances.ts';
import type odds from './catalogues/en/odds.ts';
import type scorePages from './catalogues/en/score-pages.ts';
import type stats from './catalogues/en/stats.ts';
import type match from './catalogues/en/match.ts';
import type matchList from './catalogues/en/match-list.ts';
import type me from './catalogues/en/me.ts';
import type player from './catalogues/en/player.ts';
import type profile from './catalogues/en/profile.ts';
import type rounds from './catalogues/en/rounds.ts';
import type scores from './catalogues/en/scores.ts';
import type search from './catalogues/en/search.ts';
import type shell from './catalogues/en/shell.ts';
import type standings from './catalogues/en/standings.ts';
import type tv from './catalogues/en/tv.ts';
import type widgets from './catalogues/en/widgets.ts';

/** All texts in their source language: the keys, and each text's placeholders. */
type Messages = typeof shell &
  typeof about &
  typeof account &
  typeof accountDeletion &
  typeof boxScore &
  typeof callback &
  typeof codes &
  typeof commentary &
  typeof comments &
  typeof compare &
  typeof chances &
  typeof consent &
  typeof countries &
  typeof course &
  typeof delay &
  typeof directory &
  typeof favouritePages &
  typeof favourites &
  typeof figures &
  typeof frame &
  typeof headToHead &
  typeof home &
  typeof lineups &
  typeof liveStat &
  typeof multiView &
  typeof nations &
  typeof news &
  typeof odds &
  typeof ops &
  typeof sentences &
  typeof scorePages &
  typeof stats &
  typeof match &
  typeof matchList &
  typeof me &
  typeof player &
  typeof profile &
  typeof rounds &
  typeof scores &
  typeof search &
  typeof standings &
  typeof tv &
  typeof widgets;

export type Group = keyof Messages & string;

type ByKey = {
  [G in Group]: {
    [Name in keyof Messages[G] & (string | number) as `${G}.${Name}`]: Messages[G][Name];
  };
};

/** A text's key: its group and its name there. */
export type TextKey = { [G in Group]: keyof ByKey[G] }[Group];

type MessageOf<Key> = Key extends `${infer G extends Group}.${string}`
  ? Key extends keyof ByKey[G]
    ? ByKey[G][Key]
    : never
  : never;

/** Values for a text's placeholders. */
export type ValuesOf<Key extends TextKey> =
  MessageOf<Key> extends infer Message extends string
    ? GetICUArgs<Message, { ICUArgument: string | number; ICUNumberArgument: number }>
    : never;

/** Names of a message's tags: '<link>here</link>' has `link`. */
type TagOf<Message> = Message extends `${string}</${infer Tag}>${infer Rest}`
  ? Tag | TagOf<Rest>
  : never;

/** Functions that render tags' contents. */
export type TagsOf<Key extends TextKey, Node> = Record<
  TagOf<MessageOf<Key>>,
  (content: readonly (string | Node)[]) => Node
>;

/** Parameters after a text's key: its values, or none without placeholders. */
export type Given<Values> = keyof Values extends never ? [] : [values: Values];

/** Required translations: all source texts, no others. */
export type TranslationOf<Source> = {
  readonly [G in keyof Source]: { readonly [Name in keyof Source[G]]: string };
};

/** A catalogue as sent: compiled texts by group and name. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, CompiledMessage>>>>;
