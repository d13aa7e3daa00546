/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the roles of the combobox pattern: no tag is a list popup */
import { Link } from 'react-router';
import type { Text } from '../../edge/shared/text/text.ts';
import { useText } from '../ui/use-text.ts';
import { Crest } from '../ui/crest.tsx';
import { Icon } from '../ui/icon.tsx';
import { matchesIcon } from '../ui/icons.ts';
import type { SearchResult } from './search-result.ts';
import { ResultText } from './result-text.tsx';
import styles from './suggestion-list.module.css';
import type { Suggestions } from './suggestions.ts';

export interface SuggestionListProps {
  id: string;
  groups: Suggestions['groups'];
  /** Index of the chosen item, counted over all groups; -1 for none. */
  active: number;
  isShown: boolean;
  keyword: string;
  isFailed: boolean;
  onChosen: () => void;
}

/**
 * Shows the popup of the search box. A hidden popup stays in the document, since the box's
 * `aria-controls` names it.
 */
export function SuggestionList(props: SuggestionListProps) {
  const t = useText();
  const { id, groups, active, isShown, onChosen } = props;
  return (
    <div className={styles.popup} hidden={!isShown}>
      <div id={`${id}-list`} role="listbox" aria-label={t('search.suggestions')}>
        {groups.map(({ kind, heading, items }, at) => (
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <p className={styles.heading} id={`${id}-${kind}`}>
              {heading}
            </p>
            {items.map((item, place) => {
              const index = placesBefore(groups, at) + place;
              return (
                <Link
                  key={item.id}
                  id={`${id}-${index}`}
                  className={styles.option}
                  role="option"
                  aria-selected={index === active}
                  tabIndex={-1}
                  to={item.path}
                  onClick={onChosen}
                >
                  <ResultMark result={item} />
                  <ResultText result={item} />
                </Link>
              );
            })}
          </div>
        ))}
      </div>
      <output className={groups.length === 0 ? styles.nothing : styles.hint}>
        {hintOf(t, props)}
      </output>
    </div>
  );
}

function hintOf(t: Text, { groups, keyword, isShown, isFailed }: SuggestionListProps): string {
  // Before the first response there is no hint.
  if (!isShown) return '';
  if (isFailed) return t('search.failed');
  if (keyword === '') return '';
  return groups.length === 0 ? t('search.none', { keyword }) : t('search.enter');
}

function placesBefore(groups: Suggestions['groups'], at: number): number {
  return groups.slice(0, at).reduce((sum, { items }) => sum + items.length, 0);
}

/** Shows the crest before a name: two for a match, an icon for a sport. */
export function ResultMark({ result }: { result: SearchResult }) {
  const { crest, sides } = result;
  if (crest === undefined) return <Icon path={matchesIcon} size={28} />;
  if (!sides) return <Crest of={result} shape={crest} size={28} />;
  return (
    <span className={styles.sides}>
      {sides.map((side) => (
        <Crest key={side.id} of={side} shape={crest} size={18} />
      ))}
    </span>
  );
}
