import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { ownAddressOf } from '../../../edge/contracts/call-address.ts';
import { ODDS_FORMAT_COOKIE } from '../../../edge/contracts/cookies.ts';
import { LANGUAGES } from '../../../edge/contracts/language.ts';
import { PRODUCT } from '../../../edge/contracts/product.ts';
import { downloadData } from '../../../edge/contracts/profile-calls.ts';
import { writeCookie } from '../../app/cookie.ts';
import { PrivacyChoices } from '../../session/consent/privacy-choices.tsx';
import { CountrySelector } from '../../session/country/country-selector.tsx';
import { LANGUAGE_NAMES } from '../../../edge/shared/text/language-names.ts';
import { useText } from '../../ui/use-text.ts';
import button from '../../ui/button.module.css';
import chip from '../../ui/chip.module.css';
import { Panel } from '../../ui/panel.tsx';
import { Choice, useDensities, useThemes } from './choice.tsx';
import { DelayField } from './delay-field.tsx';
import { PageHeading } from './page-heading.tsx';
import { useProfile } from './profile-context.ts';
import { RowDownload, RowLink, Rows } from './rows.tsx';
import styles from './settings-page.module.css';

const ODDS_FORMATS = ['decimal', 'fractional', 'american'] as const;

/**
 * Page for display settings, which each browser stores, and for the download of the user's data.
 */
export function SettingsPage({ oddsFormat }: { oddsFormat: (typeof ODDS_FORMATS)[number] }) {
  const t = useText();
  const { pathname } = useLocation();
  const profile = useProfile();
  const themes = useThemes();
  const densities = useDensities();
  const [format, setFormat] = useState(oddsFormat);
  return (
    <>
      <PageHeading>{t('header.settings')}</PageHeading>
      <Panel title={t('footer.language')}>
        <div className={styles.choices}>
          {LANGUAGES.map((language) => (
            <Link
              key={language}
              className={chip.chip}
              to={{ pathname, search: `lang=${language}` }}
              reloadDocument
              lang={language}
              hrefLang={language}
              aria-current={language === t.language ? 'true' : undefined}
            >
              {LANGUAGE_NAMES[language]}
            </Link>
          ))}
        </div>
      </Panel>
      <Panel title={t('settings.theme')}>
        <div className={styles.choices}>
          <Choice label={t('settings.theme')} options={themes} />
        </div>
      </Panel>
      <Panel title={t('settings.density')}>
        <div className={styles.choices}>
          <Choice label={t('settings.density')} options={densities} />
        </div>
      </Panel>
      <Panel title={t('delay.title')}>
        <div className={styles.choices}>
          <DelayField />
        </div>
      </Panel>
      <Panel title={t('country.country')}>
        <div className={styles.choices}>
          <CountrySelector />
        </div>
      </Panel>
      <Panel title={t('odds.formats')}>
        <div className={styles.choices}>
          <Choice
            label={t('odds.formats')}
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
        </div>
      </Panel>
      <PrivacyChoices className={button.button} />
      <Rows>
        <RowLink label={t('settings.alerts')} value={t('settings.alertsLead')} to="/me/favourite" />
        {profile && (
          <RowDownload
            label={t('settings.download')}
            value={t('settings.downloadLead')}
            href={ownAddressOf(downloadData, {})}
            file={`${PRODUCT}-data.json`}
          />
        )}
      </Rows>
    </>
  );
}
