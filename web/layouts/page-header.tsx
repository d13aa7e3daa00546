import { lazy } from 'react';
import { Link, useLocation, useRouteLoaderData } from 'react-router';
import { Guard } from '../app/guard.tsx';
import type { RouteHandle } from '../app/route-handle.ts';
import { useClassAt, useIsWide, widthsOf } from '../app/widths.ts';
import { useText } from '../ui/use-text.ts';
import iconButton from '../ui/icon-button.module.css';
import { Icon } from '../ui/icon.tsx';
import { searchIcon } from '../ui/icons.ts';
import { AppearanceButton } from './appearance-button.tsx';
import { BackButton } from './back-button.tsx';
import { Brand } from './brand.tsx';
import { headerTitleOf } from './flags.ts';
import styles from './page-header.module.css';
import { TopNavigation } from './top-navigation.tsx';

const loadSearch = () => import('../search/header-search.tsx');
const loadAccount = () => import('../account/account-button.tsx');

/**
 * Lazy, since a narrow window shows a link instead. A server loads these parts at startup: see
 * `Banner` in page-top.tsx.
 */
const HeaderSearch = import.meta.env.SSR ? (await loadSearch()).default : lazy(loadSearch);
const AccountButton = import.meta.env.SSR ? (await loadAccount()).default : lazy(loadAccount);

const loadNotices = () => import('./header-notices.tsx');
/** Lazy, since most pages have no notice. */
const HeaderNotices = import.meta.env.SSR ? (await loadNotices()).default : lazy(loadNotices);

interface PageHeaderProps {
  handle: RouteHandle;
  className: string;
}

/** Shows brand, sports, search and account: in one row in a wide window, in two in a narrow one. */
export function PageHeader({ handle, className }: PageHeaderProps) {
  const t = useText();
  const at = useClassAt();
  const isWide = useIsWide();
  const title = usePlaceName(handle);
  const { backButton, hideSearchIcon } = handle;
  const isPlace = handle.isPlace ?? (backButton === 'mobile' || backButton === 'everywhere');
  const back = isPlace ? at('narrow') : null;
  const name = title === undefined ? null : at('narrow');
  const brand = at(title === undefined ? 'both' : 'wide');
  const sports = at(isPlace ? 'wide' : 'both');
  const hidesNarrowSearch = hideSearchIcon === 'mobile' || hideSearchIcon === 'everywhere';
  const link = hidesNarrowSearch ? null : at('narrow');
  const box =
    widthsOf(hideSearchIcon) === 'none' || hideSearchIcon === 'mobile' ? at('wide') : null;
  const account = at('wide');
  return (
    <header className={`${styles.header} ${className}`}>
      <div className={styles.bar}>
        {back !== null && (
          <div className={`${styles.back} ${back}`}>
            <BackButton />
          </div>
        )}
        {name !== null && (
          <p className={`${styles.title} ${name}`}>
            <bdi>{title}</bdi>
          </p>
        )}
        {brand !== null && (
          <div className={`${styles.brand} ${brand}`}>
            <Brand />
          </div>
        )}
        {sports !== null && (
          <div className={`${styles.navigation} ${sports}`}>
            <TopNavigation />
          </div>
        )}
        <div className={styles.tools}>
          <Guard of={null} fallback={null}>
            <HeaderNotices />
          </Guard>
          {link !== null && (
            <Link
              className={`${iconButton.button} ${link}`}
              to="/search"
              aria-label={t('header.search')}
            >
              <Icon path={searchIcon} size={22} />
            </Link>
          )}
          {box !== null && (
            <div className={`${styles.search} ${box}`}>
              {isWide && (
                <Guard of={null} fallback={null}>
                  <HeaderSearch />
                </Guard>
              )}
            </div>
          )}
          <AppearanceButton />
          {account !== null && (
            <div className={account}>
              {isWide && (
                <Guard of={null} fallback={null}>
                  <AccountButton />
                </Guard>
              )}
            </div>
          )}
        </div>
      </div>
    </header>
  );
}

interface Named {
  name: string;
}

/**
 * Returns the title that a narrow window's header shows instead of the brand: the league of a
 * match, the name of a league, team or player, or the route's title; undefined if the brand stays.
 */
function usePlaceName(handle: RouteHandle): string | undefined {
  const t = useText();
  const { pathname } = useLocation();
  const match = useRouteLoaderData<{ match: { leagueName: string } }>('routes/match');
  const league = useRouteLoaderData<{ league: Named }>('routes/league');
  const team = useRouteLoaderData<{ team: Named }>('routes/team');
  const player = useRouteLoaderData<{ player: Named }>('routes/player');
  const own = match?.match.leagueName ?? (league?.league ?? team?.team ?? player?.player)?.name;
  const title = headerTitleOf(handle, pathname);
  return own ?? (title && t(title));
}
