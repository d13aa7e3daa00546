import { useState } from 'react';
import { ODDS_FORMAT_COOKIE } from '../../../../edge/contracts/cookies.ts';
import type { Odds } from '../../../../edge/contracts/odds.ts';
import { writeCookie } from '../../../app/cookie.ts';
import { useMatchRecord } from '../../match-context.ts';
import { useText } from '../../../ui/use-text.ts';
import columns from '../../../ui/columns.module.css';
import button from '../../../ui/button.module.css';
import { MarketTable } from './market-table.tsx';
import { ODDS_FORMATS, type OddsFormat } from './odds-format.ts';
import styles from './odds-tab.module.css';

/** Shows bookmakers' odds side by side. Information only: it has no bets. */
export function OddsTab({ odds, remembered }: { odds: Odds; remembered: OddsFormat }) {
  const t = useText();
  const { match } = useMatchRecord();
  const [format, setFormat] = useState(remembered);
  const choose = (next: OddsFormat) => {
    writeCookie(ODDS_FORMAT_COOKIE, next);
    setFormat(next);
  };
  const names = { home: match.home.shortName, away: match.away.shortName };
  return (
    <>
      <fieldset className={styles.formats}>
        <legend className={styles.legend}>{t('odds.formats')}</legend>
        {ODDS_FORMATS.map((each) => (
          <button
            key={each}
            type="button"
            className={button.button}
            aria-pressed={each === format}
            onClick={() => choose(each)}
          >
            {t(`odds.${each}`)}
          </button>
        ))}
      </fieldset>
      <div className={columns.columns}>
        {odds.markets.map((market) => (
          <MarketTable
            key={`${market.key} ${market.line}`}
            market={market}
            names={names}
            sportKey={match.sportKey}
            format={format}
          />
        ))}
      </div>
      <p className={styles.note}>{t('odds.note')}</p>
    </>
  );
}
