import { memo } from 'react';
import { Link } from 'react-router';
import { Crest } from '../ui/crest.tsx';
import { InTurn } from '../ui/in-turn.tsx';
import { PartsInSight } from '../ui/parts-in-sight.tsx';
import surface from '../ui/surface.module.css';
import styles from './directory-list.module.css';
import type { DirectoryEntry, DirectoryRow } from './directory.ts';

/** Up to here all rows are simply there. */
const FEW = 80;
/** More than a screen is tall: what is made on the server fills it. */
const FIRST = 18;
/** px, as the style sheet has it. */
const ROW_HEIGHT = 52;
/** Of a turn: six rows are made in one. */
const SHARE = 1 / 6;

export interface DirectoryListProps {
  rows: readonly DirectoryRow[];
  pathOf: (entry: DirectoryEntry) => string;
}

/** The rows of a directory; of a long one only those in sight, and some around them. */
export function DirectoryList({ rows, pathOf }: DirectoryListProps) {
  return (
    <div className={surface.surface}>
      {rows.length > FEW ? (
        <PartsInSight
          parts={rows}
          keyOf={({ key }) => key}
          height={ROW_HEIGHT}
          first={FIRST}
          share={SHARE}
          isList
        >
          {(row, isMade) => <Row row={row} isMade={isMade} pathOf={pathOf} />}
        </PartsInSight>
      ) : (
        <WholeDirectory rows={rows} pathOf={pathOf} />
      )}
    </div>
  );
}

function WholeDirectory({ rows, pathOf }: DirectoryListProps) {
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.key}>
          <InTurn share={SHARE}>
            {(isMade) => <Row row={row} isMade={isMade} pathOf={pathOf} />}
          </InTurn>
        </li>
      ))}
    </ul>
  );
}

interface RowProps extends Pick<DirectoryListProps, 'pathOf'> {
  row: DirectoryRow;
  /** Else it keeps its room. */
  isMade: boolean;
}

const Row = memo(function Row({ row, isMade, pathOf }: RowProps) {
  if (!isMade) return <div className={row.kind === 'heading' ? styles.heading : styles.entry} />;
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
