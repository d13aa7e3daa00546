import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { ALL_SPORTS } from '../../realtime/sports/registry.ts';
import { matchNames } from '../domain/match-names.ts';
import type { Match } from '../domain/match.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import { useLive } from '../live/live-context.ts';
import { useSuggestions } from '../search/use-suggestions.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { searchIcon } from '../ui/icons.ts';
import item from '../ui/menu-item.module.css';
import field from '../ui/search-field.module.css';
import { useText } from '../ui/use-text.ts';
import styles from './match-picker.module.css';

/** Most rows of the list: a fan finds any other match by typing its name. */
const MOST = 40;

export interface MatchPickerProps {
  /** Ids of the matches that the page already shows. */
  shown: readonly string[];
  onClose: () => void;
  onChosen: (id: string) => void;
}

interface Choice {
  id: string;
  name: string;
  detail: string;
}

/** Lets a fan choose a match: one in play, or another by a search. It shows no scores. */
export default function MatchPicker({ shown, onClose, onChosen }: MatchPickerProps) {
  const t = useText();
  const { live } = useLive();
  const [keyword, setKeyword] = useState('');
  const matches = useStore(live.store, (state) => state.matches);
  const { groups, isLoading, isFailed } = useSuggestions(keyword.trim() === '' ? null : keyword);
  useEffect(() => {
    const leaves = ALL_SPORTS.map(({ key }) => live.joinSport(key, null));
    return () => leaves.forEach((leave) => leave());
  }, [live]);

  const sought = keyword.trim().toLowerCase();
  const inPlay = [...matches.values()]
    .filter(({ kind }) => kind === 'live')
    .map((match) => choiceOf(t, match))
    .filter(({ name, detail }) => `${name} ${detail}`.toLowerCase().includes(sought));
  const found = groups.filter(({ kind }) => kind === 'match').flatMap(({ items }) => items);
  const choices = new Map<string, Choice>();
  for (const choice of [...inPlay, ...(sought === '' ? [] : found)])
    if (!choices.has(choice.id) && !shown.includes(choice.id)) choices.set(choice.id, choice);
  const listed = [...choices.values()].slice(0, MOST);
  return (
    <Dialog title={t('multiView.add')} isOpen onClose={onClose}>
      <div className={styles.picker}>
        <div className={field.field}>
          <span className={field.icon}>
            <Icon path={searchIcon} size={18} />
          </span>
          <input
            className={field.box}
            type="search"
            aria-label={t('multiView.find')}
            placeholder={t('multiView.find')}
            autoComplete="off"
            maxLength={100}
            value={keyword}
            onChange={({ target }) => setKeyword(target.value)}
          />
        </div>
        <output className={styles.says}>
          {saysOf(t, { listed, sought, isLoading, isFailed })}
        </output>
        <ul className={styles.list} aria-label={t('multiView.choices')}>
          {listed.map(({ id, name, detail }) => (
            <li key={id}>
              <button type="button" className={item.item} onClick={() => onChosen(id)}>
                <span className={styles.choice}>
                  {name}
                  <small>{detail}</small>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function choiceOf(t: Text, match: Match): Choice {
  const { id, sportKey, leagueName } = match;
  return {
    id,
    name: t('scores.versus', matchNames(match)),
    detail: [t('navigation.live'), t(`sport.${sportKey}`), leagueName].join(' · '),
  };
}

interface State {
  listed: readonly Choice[];
  sought: string;
  isLoading: boolean;
  isFailed: boolean;
}

function saysOf(t: Text, { listed, sought, isLoading, isFailed }: State): string {
  if (sought === '') return t(listed.length > 0 ? 'multiView.inPlay' : 'multiView.noneInPlay');
  if (isFailed) return t('multiView.failed');
  if (listed.length > 0) return t('multiView.found', { count: listed.length });
  return isLoading ? '' : t('multiView.notFound');
}
