import type { Settled } from '../../api/settled.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { ListedPage } from '../../domain/event-page.ts';
import { MatchesList, type MatchesListProps } from './matches-list.tsx';

export interface ListedMatchesProps extends Omit<MatchesListProps, 'first'> {
  page: Settled<ListedPage>;
  /** Text for an empty list. */
  empty: string;
}

/** Shows all fixtures or results of a league or a team. */
export function ListedMatches({ page, empty, ...props }: ListedMatchesProps) {
  if (page.kind === 'failed') return <LoadFailed message={page.message} />;
  if (page.value.entries.length === 0) return <Notice title={empty} />;
  return <MatchesList key={props.path} first={page.value} {...props} />;
}
