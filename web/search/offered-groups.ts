import type { Text } from '../../edge/shared/text/text.ts';
import type { Offered } from './load-offered.server.ts';
import { contestantsOf } from './result-heading.ts';
import type { SuggestionGroup } from './suggestions.ts';

/** Returns the groups that the search box offers before any typing. */
export function offeredGroups(t: Text, { live, leagues, teams }: Offered): SuggestionGroup[] {
  return withItems([
    { kind: 'match', heading: t('search.liveNow'), items: live },
    { kind: 'league', heading: t('search.popular-leagues'), items: leagues },
    { kind: 'team', heading: t(`search.popular-${contestantsOf(teams)}`), items: teams },
  ]);
}

export function withItems(groups: readonly SuggestionGroup[]): SuggestionGroup[] {
  return groups.filter(({ items }) => items.length > 0);
}
