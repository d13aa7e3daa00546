import { lazy, startTransition, Suspense, useState } from 'react';
import { Form } from 'react-router';
import { useText } from '../ui/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import { searchIcon } from '../ui/icons.ts';
import styles from '../ui/search-field.module.css';
import { MAX_KEYWORD_LENGTH } from '../../edge/contracts/call-inputs.ts';

const SearchBox = lazy(async () => ({ default: (await import('./search-box.tsx')).SearchBox }));

/**
 * Shows the search box of the bars. Until a visitor focuses it, it is a plain field, which also
 * works without scripts; the code of the suggestions loads then.
 */
export default function HeaderSearch() {
  const t = useText();
  const [isEntered, setEntered] = useState(false);
  // False if the visitor leaves the field before the box loads: then the box must not take the
  // focus.
  const [isFocused, setFocused] = useState(false);
  const [text, setText] = useState('');
  return (
    <Suspense>
      {isEntered ? (
        <SearchBox initial={text} isFocused={isFocused} offers />
      ) : (
        <Form
          action="/search"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as in the box that follows it
          role="search"
          className={styles.field}
        >
          <span className={styles.icon}>
            <Icon path={searchIcon} size={18} />
          </span>
          <input
            className={styles.box}
            type="search"
            name="keyword"
            aria-label={t('search.box')}
            placeholder={t('action.search')}
            autoComplete="off"
            maxLength={MAX_KEYWORD_LENGTH}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            // A transition keeps the field and its focus until the box has loaded.
            onFocus={() => {
              setFocused(true);
              startTransition(() => setEntered(true));
            }}
            onBlur={() => setFocused(false)}
          />
        </Form>
      )}
    </Suspense>
  );
}
