import { BOX_SCORES } from '../../../realtime/sports/box-score.ts';
import type { BoxScore } from '../../../edge/contracts/box-score.ts';
import { SPORTS } from '../../../realtime/sports/registry.ts';
import type { SportKey } from '../../../realtime/sports/sport.ts';
import type { Side } from '../../../realtime/protocol/primitives.ts';
import type { Match } from '../../domain/match.ts';
import { playOf } from '../../domain/match.ts';
import { PlayerLink } from '../../entity-page/player-link.tsx';
import type { Text } from '../../../edge/shared/text/text.ts';
import { useText } from '../../ui/use-text.ts';
import { MoreLink } from '../../ui/more-link.tsx';
import { Panel } from '../../ui/panel.tsx';
import { headOf } from '../tabs/box-score/box-score-tables.ts';
import { tabName } from '../tab-name.ts';
import { useRefetchedTab } from '../use-refetched-tab.ts';
import { leadersOf, type Leader, type Leaders } from './leaders.ts';
import styles from './leaders-panel.module.css';

export interface LeadersPanelProps {
  match: Match;
  brought: readonly Leaders[];
  /** Link to the box score. */
  to: string;
}

/** Shows both sides' best players, figure by figure; reloads as the score changes. */
export default function LeadersPanel({ match, brought, to }: LeadersPanelProps) {
  const t = useText();
  const score = playOf(match)?.score;
  const fresh = useRefetchedTab<BoxScore>(
    { kind: 'empty' },
    `${match.status} ${score?.home}-${score?.away}`,
    to,
  );
  const leaders = fresh.kind === 'loaded' ? leadersOf(fresh.value, match.sportKey) : brought;
  if (leaders.length === 0) return null;
  return (
    <Panel title={t('course.leaders')}>
      <ul>
        {leaders.map(({ key, ...sides }) => (
          <li key={key} className={styles.figure}>
            <h3 className={styles.name}>{nameOf(t, match.sportKey, key).name}</h3>
            {SPORTS[match.sportKey].sides.map((side, index) => (
              <Best
                key={side}
                match={match}
                side={side}
                leader={sides[side]}
                other={sides[side === 'home' ? 'away' : 'home']}
                place={index === 0 ? 'start' : 'end'}
              />
            ))}
          </li>
        ))}
      </ul>
      <MoreLink to={to}>{tabName(t, 'box-score', match.sportKey)}</MoreLink>
    </Panel>
  );
}

interface BestProps {
  match: Match;
  side: Side;
  leader: Leader | null;
  /** The other side's. */
  other: Leader | null;
  place: 'start' | 'end';
}

function Best({ match, side, leader, other, place }: BestProps) {
  const t = useText();
  const { sportKey } = match;
  const team = match[side].code ?? match[side].shortName;
  if (!leader) return <p className={styles[place]}>–</p>;
  return (
    <div className={styles[place]}>
      <p className={styles.value} data-behind={leader.value < (other?.value ?? 0) || undefined}>
        {leader.value}
      </p>
      <p className={styles.who}>
        <PlayerLink of={{ id: leader.id, name: leader.name, sportKey }} />
      </p>
      <p className={styles.also}>
        {[team, ...leader.also.map((also) => alsoOf(t, sportKey, also))].join(' · ')}
      </p>
    </div>
  );
}

/** Figures that fans say with their attempts. */
const WITH_ATTEMPTS = ['field-goals', 'free-throws', 'completions'] as const;

/** Returns a further figure: '12/21 FG', '2 TD'. */
export function alsoOf(
  t: Text,
  sportKey: SportKey,
  { key, value, of }: Leader['also'][number],
): string {
  const tried = WITH_ATTEMPTS.find((known) => known === key);
  return of === null || tried === undefined
    ? `${value} ${nameOf(t, sportKey, key).short}`
    : `${value}/${of} ${t(`figureWithAttempts.${tried}`)}`;
}

function nameOf(t: Text, sportKey: SportKey, key: string) {
  const columns = BOX_SCORES[sportKey].flatMap((group) => group.columns);
  return headOf(
    t,
    key,
    columns.find((column) => column.key === key),
  );
}
