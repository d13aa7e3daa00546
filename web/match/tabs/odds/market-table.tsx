import type { MarketWire, OfferWire } from '../../../../edge/contracts/odds.ts';
import type { SportKey } from '../../../../realtime/sports/sport.ts';
import { useText } from '../../../ui/use-text.ts';
import { Panel } from '../../../ui/panel.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { marketTitle, outcomeName, type Names } from './market.ts';
import styles from './market-table.module.css';
import type { OddsFormat } from './odds-format.ts';
import { Price } from './price.tsx';
import { bestPrices, outcomesOf, priceOf } from './prices.ts';

export interface MarketTableProps {
  market: MarketWire;
  names: Names;
  sportKey: SportKey;
  format: OddsFormat;
}

/** Shows each bookmaker's offer in a market, and marks each outcome's best price. */
export function MarketTable({ market, names, sportKey, format }: MarketTableProps) {
  const t = useText();
  const best = bestPrices(market);
  const title = marketTitle(t, market);
  const outcomes = outcomesOf(market, sportKey);
  return (
    <Panel title={title}>
      <ScrollRegion className={styles.scroll} label={t('odds.table', { market: title })}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('odds.bookmaker')}</th>
              {outcomes.map((outcome) => (
                <th key={outcome} scope="col">
                  {outcomeName(t, market, outcome, names)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {market.offers.map((offer) => (
              <Offer
                key={offer.bookmaker.id}
                offer={offer}
                outcomes={outcomes}
                best={best}
                format={format}
              />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Panel>
  );
}

interface OfferProps {
  offer: OfferWire;
  outcomes: readonly string[];
  best: ReadonlyMap<string, number>;
  format: OddsFormat;
}

function Offer({ offer, outcomes, best, format }: OfferProps) {
  const t = useText();
  const { bookmaker, isSuspended } = offer;
  return (
    <tr className={isSuspended ? styles.suspended : undefined}>
      <th scope="row">
        {bookmaker.name}
        {isSuspended && <span className={styles.note}> {t('odds.suspended')}</span>}
      </th>
      {outcomes.map((outcome) => {
        const price = priceOf(offer, outcome);
        const isBest = !isSuspended && price !== undefined && price.price === best.get(outcome);
        return (
          <td key={outcome}>
            {price ? <Price price={price} format={format} isBest={isBest} /> : '–'}
          </td>
        );
      })}
    </tr>
  );
}
