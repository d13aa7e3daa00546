import { useDeferredValue, useMemo, useState } from 'react';
import type { FavouriteItem } from '../../edge/contracts/favourite.ts';
import type { Sport } from '../../realtime/sports/sport.ts';
import type { Settled } from '../api/settled.ts';
import { favouriteLeague, favouriteTeam } from '../favourites/favourite-of.ts';
import { leaguePath } from '../paths/league-path.ts';
import { teamPath } from '../paths/team-path.ts';
import { useText } from '../ui/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import { searchIcon } from '../ui/icons.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Notice } from '../ui/notice.tsx';
import field from '../ui/search-field.module.css';
import visuallyHidden from '../ui/visually-hidden.module.css';
import { DirectoryList } from './directory-list.tsx';
import styles from './directory-page.module.css';
import {
  directoryGroups,
  filterEntries,
  kindOf,
  type DirectoryEntry,
  type DirectoryName,
  type DirectoryOrder,
} from './directory.ts';

export interface DirectoryPageProps {
  name: DirectoryName;
  sport: Sport;
  /** The entries in display order. */
  entries: Settled<readonly DirectoryEntry[]>;
}

/** Page with all leagues, all teams or all players of a sport. */
export function DirectoryPage({ name, sport, entries }: DirectoryPageProps) {
  const t = useText();
  const kind = kindOf(name, sport);
  const [pathOf, favouriteOf] =
    kind === 'league' ? [leaguePath, favouriteLeague] : [teamPath, favouriteTeam];
  const title = t(`directory.${kind}s`, { sport: t(`sportInText.${sport.key}`) });
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      {entries.kind === 'failed' ? (
        <LoadFailed message={entries.message} />
      ) : entries.value.length === 0 ? (
        <Notice title={t(`directory.no-${kind}s`)} />
      ) : (
        <Directory
          title={title}
          prompt={t(`directory.find-${kind}`)}
          entries={entries.value}
          order={kind === 'player' ? 'initial' : 'country'}
          pathOf={(entry) => pathOf({ ...entry, sportKey: sport.key })}
          favouriteOf={(entry) => favouriteOf(t, { ...entry, sportKey: sport.key })}
        />
      )}
    </div>
  );
}

interface DirectoryProps {
  title: string;
  /** Label of the filter: 'Find a league'. */
  prompt: string;
  entries: readonly DirectoryEntry[];
  order: DirectoryOrder;
  /** Path of an entry. */
  pathOf: (entry: DirectoryEntry) => string;
  favouriteOf: (entry: DirectoryEntry) => FavouriteItem;
}

function Directory({ title, entries, order, prompt, ...rows }: DirectoryProps) {
  const t = useText();
  const [text, setText] = useState('');
  // Deferred, so that typing does not wait for the list.
  const wanted = useDeferredValue(text);
  const found = useMemo(() => filterEntries(t, entries, wanted), [t, entries, wanted]);
  const groups = useMemo(() => directoryGroups(t, found, order), [t, found, order]);
  return (
    <>
      <label className={`${field.field} ${styles.filter}`}>
        <span className={visuallyHidden.text}>{prompt}</span>
        <span className={field.icon}>
          <Icon path={searchIcon} size={18} />
        </span>
        <input
          className={field.box}
          type="search"
          value={text}
          placeholder={prompt}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <output className={visuallyHidden.text} aria-live="polite">
        {wanted.trim() !== '' && t('directory.found', { count: found.length })}
      </output>
      {groups.length === 0 ? (
        <Notice title={t('directory.none')} />
      ) : (
        <DirectoryList label={title} groups={groups} {...rows} />
      )}
    </>
  );
}
