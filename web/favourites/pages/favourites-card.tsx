import { FAVOURITE_TYPE } from '../../../edge/contracts/favourite-key.ts';
import { SPORTS, type MainSportKey } from '../../../realtime/sports/registry.ts';
import { useListedFavourites } from '../use-favourite-items.ts';
import { useText } from '../../ui/use-text.ts';
import { TableSkeleton } from '../../ui/card-skeleton.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { FavouriteTypeName } from './favourite-entry.ts';
import { FavouriteRows } from './favourite-rows.tsx';

export interface FavouritesCardProps {
  type: FavouriteTypeName;
  /** Shows only the favourites of this sport. */
  sportKey?: MainSportKey;
  /** Whether a link to edit them is beside the title. */
  hasEdit?: boolean;
}

/** Shows a fan's favourites of a type. */
export function FavouritesCard({ type, sportKey, hasEdit = false }: FavouritesCardProps) {
  const t = useText();
  const items = useListedFavourites();
  if (items === null) return <TableSkeleton rows={3} />;
  const own = items.filter(
    (item) =>
      item.type === FAVOURITE_TYPE[type] &&
      (sportKey === undefined || item.fixtureSportId === SPORTS[sportKey].id),
  );
  return (
    <Card
      title={t(`favouritePages.mine-${type}`)}
      {...(hasEdit && {
        more: { label: t('favouritePages.edit'), to: `/favourite/edit/${type}` },
      })}
    >
      {own.length === 0 ? (
        <Notice title={t(`favouritePages.none-${type}`)} />
      ) : (
        <FavouriteRows items={own} hasAlerts />
      )}
    </Card>
  );
}
