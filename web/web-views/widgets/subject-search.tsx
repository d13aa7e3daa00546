import { useId, useState } from 'react';
import type { SearchResult } from '../../search/search-result.ts';
import { useSuggestions } from '../../search/use-suggestions.ts';
import { useText } from '../../ui/use-text.ts';
import chip from '../../ui/chip.module.css';
import styles from './gallery-page.module.css';

export interface SubjectSearchProps {
  kind: 'match' | 'league' | 'team';
  /** The chosen id; empty before a choice. */
  chosen: string;
  onChosen: (result: SearchResult) => void;
}

/** Lets a visitor search the match, league or team of a widget. */
export function SubjectSearch({ kind, chosen, onChosen }: SubjectSearchProps) {
  const t = useText();
  const id = useId();
  const [keyword, setKeyword] = useState('');
  const { groups, isLoading, isFailed } = useSuggestions(keyword);
  const items = groups.filter((group) => group.kind === kind).flatMap((group) => group.items);
  const found = isFailed
    ? t('widgets.failed')
    : items.length > 0
      ? t('widgets.found', { count: items.length })
      : isLoading
        ? ''
        : t('widgets.none');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t(`widgets.find-${kind}`)}</label>
      <input
        id={id}
        className={styles.input}
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={keyword}
        onChange={({ currentTarget }) => setKeyword(currentTarget.value)}
      />
      <output className={styles.hint}>{found}</output>
      <div className={styles.found}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            className={chip.chip}
            aria-pressed={item.id === chosen}
            onClick={() => onChosen(item)}
          >
            {item.name}
          </button>
        ))}
      </div>
    </div>
  );
}
