import type { MarketWire } from '../../../../edge/contracts/odds.ts';
import type { SportKey } from '../../../../realtime/sports/sport.ts';
import { useText } from '../../../ui/use-text.ts';
import { MoreLink } from '../../../ui/more-link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import styles from './best-odds.module.css';
import type { Names } from './market.ts';
import { formatPrice, type OddsFormat } from './odds-format.ts';
import { bestPrices, outcomesOf } from './prices.ts';

export interface BestOddsProps {
  /** The market of the match's winner. */
  market: MarketWire;
  format: OddsFormat;
  names: Names;
  sportKey: SportKey;
  /** Path of the tab with all odds. */
  to: string;
}

/** Shows the best price of each outcome of the match. */
export function BestOdds({ market, format, names, sportKey, to }: BestOddsProps) {
  const t = useText();
  const best = bestPrices(market);
  if (best.size === 0) return null;
  // A winner's market has no other outcomes; only the odds tab loads the names of other markets' outcomes.
  const called: Record<string, string> = { ...names, draw: t('outcome.draw') };
  return (
    <Panel title={t('odds.best')}>
      <dl className={styles.prices}>
        {outcomesOf(market, sportKey).map((outcome) => {
          const price = best.get(outcome);
          return (
            <div key={outcome} className={styles.price}>
              <dt>{called[outcome] ?? outcome}</dt>
              <dd>{price === undefined ? '–' : formatPrice(t, price, format)}</dd>
            </div>
          );
        })}
      </dl>
      <MoreLink to={to}>{t('odds.all')}</MoreLink>
    </Panel>
  );
}
