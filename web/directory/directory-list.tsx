import { memo } from 'react';
import { Link } from 'react-router';
import type { FavouriteItem } from '../../edge/contracts/favourite.ts';
import { Guard } from '../app/guard.tsx';
import { Star } from '../favourites/star.tsx';
import { useText } from '../ui/use-text.ts';
import { CannotShow } from '../ui/cannot-show.tsx';
import { Crest } from '../ui/crest.tsx';
import { FittingName } from '../ui/fitting-name.tsx';
import surface from '../ui/surface.module.css';
import styles from './directory-list.module.css';
import type { DirectoryEntry, DirectoryGroup } from './directory.ts';

export interface DirectoryListProps {
  /** Accessible name of the list. */
  label: string;
  groups: readonly DirectoryGroup[];
  pathOf: (entry: DirectoryEntry) => string;
  favouriteOf: (entry: DirectoryEntry) => FavouriteItem;
}

/**
 * Lists a directory's groups of entries. The browser lays out only the groups near the viewport.
 */
export function DirectoryList({ label, groups, ...rows }: DirectoryListProps) {
  const t = useText();
  return (
    <ul className={surface.surface} aria-label={label}>
      {groups.map(({ name, entries }) => (
        <li
          key={name}
          className={styles.group}
          style={{ containIntrinsicBlockSize: `auto ${36 + entries.length * 48}px` }}
        >
          <h2 className={styles.heading}>
            {name}
            <span className={styles.count}>{t.number(entries.length)}</span>
          </h2>
          <ul>
            {entries.map((entry) => (
              <Row key={entry.id} entry={entry} {...rows} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

const CANNOT_SHOW = <CannotShow what="entry" height="48px" />;

interface RowProps extends Pick<DirectoryListProps, 'pathOf' | 'favouriteOf'> {
  entry: DirectoryEntry;
}

const Row = memo(function Row(props: RowProps) {
  return (
    <li className={styles.row}>
      <Guard of={props.entry} fallback={CANNOT_SHOW}>
        <Entry {...props} />
      </Guard>
    </li>
  );
});

function Entry({ entry, pathOf, favouriteOf }: RowProps) {
  const { detail } = entry;
  return (
    <div className={styles.line}>
      <Link className={styles.entry} to={pathOf(entry)}>
        <Crest of={entry} shape={entry.crest} size={28} />
        <FittingName of={entry} className={styles.name} />
        {detail && <span className={styles.detail}>{detail}</span>}
      </Link>
      <Star of={favouriteOf(entry)} />
    </div>
  );
}
