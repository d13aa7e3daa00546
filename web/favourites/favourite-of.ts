import { matchNames } from '../domain/match-names.ts';
import { FAVOURITE_TYPE } from '../../edge/contracts/favourite-key.ts';
import type { FavouriteItem } from '../../edge/contracts/favourite.ts';
import type { Pictured } from '../../edge/shared/crest/picture-path.ts';
import type { Kit } from '../../realtime/protocol/kit.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import type { Match } from '../domain/match.ts';
import type { Text } from '../../edge/shared/text/text.ts';

interface Kept extends Pictured {
  id: string;
  name: string;
  sportKey: SportKey;
}

/** Returns the item that a team's star stores. */
export function favouriteTeam(
  t: Text,
  { id, name, shortName, logoUri, kit, sportKey }: Kept & { shortName?: string; kit?: Kit },
): FavouriteItem {
  return {
    favouriteItemId: id,
    type: FAVOURITE_TYPE.team,
    name,
    relatedName: t(`sport.${sportKey}`),
    fixtureSportId: SPORTS[sportKey].id,
    ...(shortName && { shortName }),
    ...(logoUri && { logoUri }),
    ...(kit && { kit }),
  };
}

export function favouriteLeague(
  _t: Text,
  { id, name, country, logoUri, sportKey }: Kept & { country: string | null },
): FavouriteItem {
  return {
    favouriteItemId: id,
    type: FAVOURITE_TYPE.league,
    name,
    fixtureSportId: SPORTS[sportKey].id,
    ...(country && { relatedName: country }),
    ...(logoUri && { logoUri }),
  };
}

export function favouriteMatch(
  t: Text,
  { id, home, away, leagueName, startTime, sportKey }: Match,
): FavouriteItem {
  return {
    favouriteItemId: id,
    type: FAVOURITE_TYPE.match,
    name: t('scores.versus', matchNames({ sportKey, home, away })),
    relatedName: leagueName,
    fixtureSportId: SPORTS[sportKey].id,
    fixtureStartTime: startTime,
  };
}

export function favouriteSport(t: Text, sportKey: SportKey): FavouriteItem {
  const { id } = SPORTS[sportKey];
  return {
    favouriteItemId: String(id),
    type: FAVOURITE_TYPE.sport,
    name: t(`sport.${sportKey}`),
    fixtureSportId: id,
  };
}
