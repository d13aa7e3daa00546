import { useEffect, useState } from 'react';
import { useFetcher, useRevalidator } from 'react-router';
import {
  COUNTRY_COOKIE,
  COUNTRY_COOKIE_AGE,
  TEST_COUNTRY_COOKIE,
} from '../../../edge/contracts/cookies.ts';
import { usePopup } from '../../app/monitoring/use-popup.ts';
import { writeCookie } from '../../app/cookie.ts';
import { useText } from '../../ui/use-text.ts';
import button from '../../ui/button.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import { COUNTRIES } from './countries.ts';
import styles from './country-dialog.module.css';
import type { CountryOption } from '../../../edge/shared/text/country-option.ts';
import { filterCountries } from './filter-countries.ts';

export interface CountryDialogProps {
  /** ISO 3166 code in lower case; null if no country is known. */
  current: string | null;
  isOpen: boolean;
  onClose: () => void;
}

export default function CountryDialog({ current, isOpen, onClose }: CountryDialogProps) {
  const t = useText();
  const { load, data, state } = useFetcher<CountryOption[] | null>({ key: COUNTRIES.key });
  const { revalidate } = useRevalidator();
  const isMissing = isOpen && !data;
  usePopup(isOpen ? 'country-selector' : null);
  useEffect(() => {
    if (isMissing) void load(COUNTRIES.path);
    // Loads when the dialog opens; after a failure the button retries.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOpen, load]);

  function choose(code: string): void {
    chooseCountry(code);
    onClose();
    void revalidate();
  }

  return (
    <Dialog title={t('country.choose')} isOpen={isOpen} onClose={onClose}>
      {data ? (
        <Choices countries={data} current={current} onChoose={choose} />
      ) : data === null && state === 'idle' ? (
        <div className={styles.message}>
          <p>{t('failure.generic')}</p>
          <button type="button" className={button.button} onClick={() => void load(COUNTRIES.path)}>
            {t('action.retry')}
          </button>
        </div>
      ) : (
        <output className={styles.message}>{t('countries.loading')}</output>
      )}
    </Dialog>
  );
}

interface ChoicesProps {
  countries: readonly CountryOption[];
  current: string | null;
  onChoose: (code: string) => void;
}

function Choices({ countries, current, onChoose }: ChoicesProps) {
  const t = useText();
  const [text, setText] = useState('');
  const shown = filterCountries(countries, text);
  return (
    <>
      <input
        className={styles.filter}
        type="search"
        aria-label={t('countries.find')}
        placeholder={t('countries.find')}
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <ul className={styles.list} aria-label={t('countries.list')}>
        {shown.map(({ code, name }) => (
          <li key={code}>
            <button
              type="button"
              className={styles.choice}
              aria-current={code === current ? 'true' : undefined}
              onClick={() => onChoose(code)}
            >
              {name}
              <span className={styles.code}>{code.toUpperCase()}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className={styles.message}>{t('countries.none')}</p>}
    </>
  );
}

/**
 * Stores the country that the visitor wants content for; API calls send it from now on. Brand and
 * restrictions still follow the visitor's location. Only in test mode does the edge read the second
 * cookie, which replaces that location.
 */
function chooseCountry(code: string): void {
  writeCookie(COUNTRY_COOKIE, code, COUNTRY_COOKIE_AGE);
  writeCookie(TEST_COUNTRY_COOKIE, code, COUNTRY_COOKIE_AGE);
}
