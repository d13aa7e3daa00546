import { SPORTS } from '../../../../realtime/sports/registry.ts';
import type { Lineups } from '../../../../edge/contracts/lineups.ts';
import { useMatchRecord } from '../../match-context.ts';
import { useText } from '../../../ui/use-text.ts';
import columns from '../../../ui/columns.module.css';
import { Panel } from '../../../ui/panel.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { formationRows } from './formation-rows.ts';
import styles from './lineups-tab.module.css';
import { Pitch } from './pitch.tsx';
import { readMarks } from './player-marks.ts';
import { TeamSheet } from './team-sheet.tsx';

export function LineupsTab({ lineups }: { lineups: Lineups }) {
  const t = useText();
  const { match, incidents } = useMatchRecord();
  const { home, away } = lineups;
  const { sides } = SPORTS[match.sportKey];
  const marksOf = readMarks(incidents);
  const isDrawn =
    SPORTS[match.sportKey].screens.pitch &&
    home &&
    away &&
    formationRows(home) &&
    formationRows(away);
  const isExpected = sides.some((side) => lineups[side]?.isConfirmed === false);
  return (
    <>
      {isExpected && <p className={styles.note}>{t('lineup.expected')}</p>}
      {isDrawn && (
        <Panel title={t('lineup.title')}>
          <dl className={styles.formations}>
            {sides.map((side) => (
              <div key={side}>
                <dt>{match[side].name}</dt>
                <dd>{lineups[side]?.formation}</dd>
              </div>
            ))}
          </dl>
          <Pitch match={match} lineups={{ home, away }} marksOf={marksOf} />
        </Panel>
      )}
      <div className={columns.columns}>
        {sides.map((side) => {
          const lineup = lineups[side];
          const { name } = match[side];
          return lineup ? (
            <TeamSheet
              key={side}
              team={match[side]}
              sportKey={match.sportKey}
              lineup={lineup}
              showsStarters={!isDrawn}
              marksOf={marksOf}
            />
          ) : (
            <Notice key={side} title={t('lineup.unknown', { team: name })} />
          );
        })}
      </div>
    </>
  );
}
