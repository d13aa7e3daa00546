import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Form, useNavigate } from 'react-router';
import { useText } from '../ui/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import { searchIcon } from '../ui/icons.ts';
import { rememberSearch } from './recent-searches.ts';
import styles from '../ui/search-field.module.css';
import { MAX_KEYWORD_LENGTH } from '../../edge/contracts/call-inputs.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';

export interface SearchBoxProps {
  /** Text at first: the current search, or what the visitor typed before the box loaded. */
  initial?: string;
  /** Whether the box takes the focus when it mounts. */
  isFocused?: boolean;
  /**
   * Whether the box offers results before any typing; the search page shows those offers itself.
   */
  offers?: boolean;
}

/**
 * Shows the search box with suggestions: WAI-ARIA's combobox with a list popup. The focus stays in
 * the box, and arrows move through the list. Enter follows the chosen suggestion, or searches if
 * none is chosen. Escape closes the list, then empties the box.
 */
export function SearchBox({ initial = '', isFocused = false, offers = false }: SearchBoxProps) {
  const t = useText();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [text, setText] = useState(initial);
  const [isOpen, setOpen] = useState(offers && isFocused);
  const [active, setActive] = useState(-1);
  const { groups, isLoading, isFailed } = useSuggestions(
    isOpen && (offers || text.trim() !== '') ? text : null,
  );
  const items = groups.flatMap((group) => group.items);
  const isShown = isOpen && (items.length > 0 || (text.trim() !== '' && !isLoading));

  useEffect(() => {
    // The caret goes behind text that the visitor typed before this box loaded.
    const { length } = initial;
    if (isFocused) box.current?.setSelectionRange(length, length);
  }, [initial, isFocused]);

  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  function leave(): void {
    setOpen(false);
    setActive(-1);
  }

  function follow(): void {
    setText('');
    leave();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      if (items.length === 0) return;
      // The box itself is one more place.
      const places = items.length + 1;
      const step = key === 'ArrowDown' ? 1 : -1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (key === 'Escape') {
      if (isShown) {
        event.preventDefault();
        leave();
      } else setText('');
    } else if (key === 'Enter' && isShown && items[active]) {
      event.preventDefault();
      void navigate(items[active].path);
      follow();
    }
  }

  return (
    <Form
      action="/search"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a form around a form's own landmark says it twice
      role="search"
      className={styles.field}
      onSubmit={() => {
        rememberSearch(text);
        leave();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) leave();
      }}
    >
      <span className={styles.icon}>
        <Icon path={searchIcon} size={18} />
      </span>
      <input
        ref={box}
        className={styles.box}
        type="search"
        name="keyword"
        aria-label={t('search.box')}
        placeholder={t('action.search')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={MAX_KEYWORD_LENGTH}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- see isFocused
        autoFocus={isFocused}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isShown && items[active] ? `${id}-${active}` : undefined}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setActive(-1);
          setOpen(true);
        }}
        onFocus={() => setOpen(offers)}
        onKeyDown={onKeyDown}
      />
      <SuggestionList
        id={id}
        groups={groups}
        active={active}
        isShown={isShown}
        keyword={text.trim()}
        isFailed={isFailed}
        onChosen={follow}
      />
    </Form>
  );
}
