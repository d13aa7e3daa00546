import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { ODDS_FORMAT_COOKIE } from '../../../edge/contracts/cookies.ts';
import { LANGUAGES } from '../../../edge/contracts/language.ts';
import { writeCookie } from '../../app/cookie.ts';
import { useTheme } from '../../app/theme.ts';
import { PrivacyChoices } from '../../session/consent/privacy-choices.tsx';
import { CountrySelector } from '../../session/country/country-selector.tsx';
import { LANGUAGE_RECORDS } from '../../../edge/shared/text/languages.ts';
import { useText } from '../../ui/use-text.ts';
import button from '../../ui/button.module.css';
import { Panel } from '../../ui/panel.tsx';
import { PageHeading } from './page-heading.tsx';
import { RowLink, Rows } from './rows.tsx';
import styles from './settings-page.module.css';

const THEMES = [
  { theme: null, label: 'settings.system' },
  { theme: 'light', label: 'settings.light' },
  { theme: 'dark', label: 'settings.dark' },
] as const;
const ODDS_FORMATS = ['decimal', 'fractional', 'american'] as const;

/** Display settings; each browser stores its own. */
export function SettingsPage({ oddsFormat }: { oddsFormat: (typeof ODDS_FORMATS)[number] }) {
  const t = useText();
  const { pathname } = useLocation();
  const { theme: chosen, choose } = useTheme();
  const [format, setFormat] = useState(oddsFormat);
  return (
    <>
      <PageHeading>{t('header.settings')}</PageHeading>
      <Panel title={t('footer.language')}>
        <div className={styles.choices}>
          {LANGUAGES.map((language) => (
            <Link
              key={language}
              className={button.button}
              to={{ pathname, search: `lang=${language}` }}
              reloadDocument
              lang={language}
              hrefLang={language}
              aria-current={language === t.language ? 'true' : undefined}
            >
              {LANGUAGE_RECORDS[language].name}
            </Link>
          ))}
        </div>
      </Panel>
      <Choice
        title={t('settings.theme')}
        options={THEMES.map(({ theme, label }) => ({
          key: label,
          label: t(label),
          isChosen: theme === chosen,
          choose: () => choose(theme),
        }))}
      />
      <Panel title={t('country.country')}>
        <div className={styles.choices}>
          <CountrySelector />
        </div>
      </Panel>
      <Choice
        title={t('odds.formats')}
        options={ODDS_FORMATS.map((each) => ({
          key: each,
          label: t(`odds.${each}`),
          isChosen: each === format,
          choose: () => {
            writeCookie(ODDS_FORMAT_COOKIE, each);
            setFormat(each);
          },
        }))}
      />
      <PrivacyChoices className={button.button} />
      <Rows>
        <RowLink label={t('settings.alerts')} value={t('settings.alertsLead')} to="/me/favourite" />
      </Rows>
    </>
  );
}

interface ChoiceProps {
  title: string;
  options: readonly { key: string; label: string; isChosen: boolean; choose: () => void }[];
}

function Choice({ title, options }: ChoiceProps) {
  return (
    <Panel title={title}>
      <div className={styles.choices}>
        {options.map(({ key, label, isChosen, choose }) => (
          <button
            key={key}
            type="button"
            className={button.button}
            aria-pressed={isChosen}
            onClick={choose}
          >
            {label}
          </button>
        ))}
      </div>
    </Panel>
  );
}
