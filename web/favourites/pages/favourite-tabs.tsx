import type { MainSportKey } from '../../../realtime/sports/registry.ts';
import { useText } from '../../ui/use-text.ts';
import { TabLinks } from '../../ui/tab-links.tsx';

/** Links a phone's pages of favourites in a sport (spec point 2). */
export function FavouriteTabs({ sportKey }: { sportKey: MainSportKey }) {
  const t = useText();
  const root = `/${sportKey}/matches/favourite`;
  return (
    <TabLinks
      label={t('favouritePages.tabs')}
      tabs={[
        { label: t('navigation.matches'), to: `${root}/list` },
        { label: t('navigation.teams'), to: `${root}/teams` },
        { label: t('navigation.leagues'), to: `${root}/leagues` },
      ]}
    />
  );
}
