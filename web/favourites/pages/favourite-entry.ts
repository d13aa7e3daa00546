import * as v from 'valibot';
import { FAVOURITE_TYPE, type FavouriteType } from '../../../edge/contracts/favourite-key.ts';
import type { FavouriteItem } from '../../../edge/contracts/favourite.ts';
import { sportIdSchema } from '../../../realtime/protocol/sport.ts';
import { sportById, SPORTS } from '../../../realtime/sports/registry.ts';
import type { Sport } from '../../../realtime/sports/sport.ts';
import { leaguePath } from '../../paths/league-path.ts';
import { isMainSport, matchesPath } from '../../paths/match-path.ts';
import { playerPath } from '../../paths/player-path.ts';
import { teamPath } from '../../paths/team-path.ts';
import type { Text } from '../../../edge/shared/text/text.ts';
import type { CrestProps } from '../../ui/crest.tsx';

/** Names of the types in URLs. */
export type FavouriteTypeName = keyof typeof FAVOURITE_TYPE;

export function favouriteTypeNamed(name: string | undefined): FavouriteTypeName | null {
  const [found] = Object.keys(FAVOURITE_TYPE).filter((key) => key === name);
  return found !== undefined && isTypeName(found) ? found : null;
}

function isTypeName(name: string): name is FavouriteTypeName {
  return name in FAVOURITE_TYPE;
}

/** A favourite as lists show it: the display item of spec point 3. */
export interface FavouriteEntry {
  item: FavouriteItem;
  title: string;
  subtitle: string | null;
  path: string;
  shape: CrestProps['shape'];
}

/** Outlines of drawn crests; a team has its sport's. */
const SHAPES: Partial<Record<FavouriteType, CrestProps['shape']>> = {
  [FAVOURITE_TYPE.sport]: 'tile',
  [FAVOURITE_TYPE.league]: 'tile',
  [FAVOURITE_TYPE.match]: 'tile',
  [FAVOURITE_TYPE.player]: 'roundel',
};

/** Returns the entry of a favourite; null for an unknown sport. */
export function favouriteEntry(t: Text, item: FavouriteItem): FavouriteEntry | null {
  const sportId = v.safeParse(sportIdSchema, item.fixtureSportId);
  if (!sportId.success) return null;
  const sport = SPORTS[sportById(sportId.output).key];
  const isSport = item.type === FAVOURITE_TYPE.sport;
  return {
    item,
    title: isSport ? t(`sport.${sport.key}`) : item.shortName || item.name,
    subtitle: subtitleOf(t, item, sport),
    path: pathOf(item, sport),
    shape: SHAPES[item.type] ?? sport.crest,
  };
}

/**
 * Returns a match's league and a player's team; null for a sport. A team or a league has its sport
 * in the reader's language, since the stored text may be in another one, or a country's code.
 */
function subtitleOf(t: Text, item: FavouriteItem, { key }: Sport): string | null {
  if (item.type === FAVOURITE_TYPE.sport) return null;
  if (item.type === FAVOURITE_TYPE.match || item.type === FAVOURITE_TYPE.player)
    return item.relatedName || null;
  return t(`sport.${key}`);
}

function pathOf({ type, favouriteItemId: id, name }: FavouriteItem, { key }: Sport): string {
  const profile = { id, name, sportKey: key };
  if (type === FAVOURITE_TYPE.team) return teamPath(profile);
  if (type === FAVOURITE_TYPE.league) return leaguePath(profile);
  if (type === FAVOURITE_TYPE.player) return playerPath(profile);
  if (type === FAVOURITE_TYPE.sport) return matchesPath(key);
  return `${isMainSport(key) ? `/${key}` : ''}/match/${encodeURIComponent(id)}`;
}
