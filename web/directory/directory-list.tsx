import { memo } from 'react';
import { Link } from 'react-router';
import { WindowVirtualizer } from 'virtua';
import { Crest } from '../ui/crest.tsx';
import surface from '../ui/surface.module.css';
import styles from './directory-list.module.css';
import type { DirectoryEntry, DirectoryRow } from './directory.ts';

/** Up to here all rows are simply there. */
const FEW = 80;
/** More than a screen is tall: what is made on the server fills it. */
const FIRST = 18;
/** px, as the style sheet has it. */
const ROW_HEIGHT = 52;

export interface DirectoryListProps {
  rows: readonly DirectoryRow[];
  pathOf: (entry: DirectoryEntry) => string;
}

/** The rows of a directory; of a long one only those in sight, and some around them. */
export function DirectoryList({ rows, pathOf }: DirectoryListProps) {
  if (rows.length <= FEW)
    return (
      <ul className={surface.surface}>
        {rows.map((row) => (
          <li key={row.key}>
            <Row row={row} pathOf={pathOf} />
          </li>
        ))}
      </ul>
    );
  return (
    <div className={surface.surface}>
      <WindowVirtualizer as="ul" item="li" data={rows} ssrCount={FIRST} itemSize={ROW_HEIGHT}>
        {(row) => <Row key={row.key} row={row} pathOf={pathOf} />}
      </WindowVirtualizer>
    </div>
  );
}

interface RowProps extends Pick<DirectoryListProps, 'pathOf'> {
  row: DirectoryRow;
}

const Row = memo(function Row({ row, pathOf }: RowProps) {
  if (row.kind === 'heading')
    return (
      <h2 className={styles.heading}>
        {row.name}
        <span className={styles.count}>{row.count}</span>
      </h2>
    );
  const { name, detail } = row.entry;
  return (
    <Link className={styles.entry} to={pathOf(row.entry)}>
      <Crest name={name} size={24} />
      <span className={styles.name}>{name}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </Link>
  );
});
