import { useId, useState } from 'react';
import { useShell } from '../app/shell.ts';
import button from '../ui/button.module.css';
import { useText } from '../ui/use-text.ts';
import styles from './calendar-address.module.css';

/**
 * Returns a calendar's address without its scheme. A calendar app sends no cookies, so the address
 * names language and country.
 */
export function calendarAddress(
  root: string,
  { language, country, hasResults }: { language: string; country?: string; hasResults: boolean },
): string {
  const query = new URLSearchParams({
    lang: language,
    ...(country !== undefined && { country }),
    ...(!hasResults && { results: '0' }),
  });
  return `${location.host}${root}.ics?${query}`;
}

/** Lets a fan open a calendar's address in a calendar app, or copy it. */
export function CalendarAddress({ root }: { root: string }) {
  const t = useText();
  const id = useId();
  const country = useShell()?.country?.code;
  const [hasResults, setResults] = useState(true);
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  const address = calendarAddress(root, {
    language: t.language,
    ...(country && { country }),
    hasResults,
  });
  const url = `${location.protocol}//${address}`;
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setOutcome('copied'),
      () => setOutcome('notCopied'),
    );
  return (
    <div className={styles.sheet}>
      <p>{t('calendar.intro')}</p>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={hasResults}
          onChange={({ target: { checked } }) => {
            setResults(checked);
            setOutcome(null);
          }}
        />
        {t('calendar.results')}
      </label>
      <a className={`${button.button} ${button.filled}`} href={`webcal://${address}`}>
        {t('calendar.open')}
      </a>
      <label htmlFor={id} className={styles.label}>
        {t('calendar.address')}
      </label>
      <input
        id={id}
        className={styles.address}
        readOnly
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={styles.copy}>
        <button type="button" className={button.button} onClick={() => void copy()}>
          {t('calendar.copy')}
        </button>
        <output className={styles.hint}>{outcome && t(`calendar.${outcome}`)}</output>
      </div>
      <p className={styles.hint}>{t('calendar.hint')}</p>
    </div>
  );
}
