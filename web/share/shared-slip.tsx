import type { OddsFormat } from '../match/tabs/odds/odds-format.ts';
import { formatPrice } from '../match/tabs/odds/odds-format.ts';
import { marketTitle, outcomeName } from '../match/tabs/odds/market.ts';
import { SportRoom } from '../live/sport-room.tsx';
import { ShownMatch } from '../news/shown-match.tsx';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { useText } from '../ui/use-text.ts';
import type { SharedSlip as Slip, ShownSelection } from './load-slip.server.ts';
import page from './shared-page.module.css';
import styles from './shared-slip.module.css';

export interface SharedSlipProps {
  slip: Slip;
  format: OddsFormat;
  renderClock: RenderClock;
}

/** Shows shared picks with current scores and odds. No bet can be placed. */
export function SharedSlip({ slip, format, renderClock }: SharedSlipProps) {
  const t = useText();
  const { selections, roomSnapshots } = slip;
  const prices = selections.flatMap(({ price }) => price ?? []);
  const total = prices.reduce((product, price) => product * price, 1);
  const written = (price: number | null) =>
    price === null ? t('slip.noPrice') : formatPrice(t, price, format);
  return (
    <>
      <h1 className={page.title}>{t('slip.title', { count: selections.length })}</h1>
      <ol className={styles.selections}>
        {selections.map((selection) => {
          const { match } = selection;
          if (!match)
            return (
              <li key={keyOf(selection)}>
                <p className={styles.pick}>
                  <span className={styles.words}>
                    <span className={styles.market}>
                      {marketTitle(t, { key: selection.market, line: selection.line })}
                    </span>
                    <strong>{t('slip.gone')}</strong>
                  </span>
                </p>
              </li>
            );
          const room = roomSnapshots.find(({ sportKey }) => sportKey === match.sportKey);
          const shown = <ShownMatch match={match} renderClock={renderClock} />;
          return (
            <li key={keyOf(selection)}>
              <p className={styles.pick}>
                <span className={styles.words}>
                  <span className={styles.market}>
                    {marketTitle(t, { key: selection.market, line: selection.line })}
                  </span>
                  <strong>
                    {outcomeName(
                      t,
                      { key: selection.market, line: selection.line },
                      selection.outcome,
                      { home: match.home.name, away: match.away.name },
                    )}
                  </strong>
                </span>
                <span className={styles.price}>{written(selection.price)}</span>
              </p>
              {room ? <SportRoom roomSnapshot={room}>{shown}</SportRoom> : shown}
            </li>
          );
        })}
      </ol>
      {selections.length > 1 && (
        <p className={styles.pick}>
          <span>{t('slip.total')}</span>
          <strong className={styles.price}>
            {written(prices.length === selections.length ? total : null)}
          </strong>
        </p>
      )}
      <p className={styles.note}>{t('slip.note')}</p>
    </>
  );
}

function keyOf({ matchId, market, line, outcome }: ShownSelection): string {
  return [matchId, market, line, outcome].join(' ');
}
