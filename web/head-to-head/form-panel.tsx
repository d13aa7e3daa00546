import { Panel } from '../match/panel.tsx';
import type { Match } from '../scores/match.ts';
import { FormGuide } from '../standings/form-guide.tsx';
import { Crest } from '../ui/crest.tsx';
import styles from './form-panel.module.css';
import type { HeadToHead } from './head-to-head.ts';

const SIDES = ['home', 'away'] as const;

/** How both teams' last matches went. */
export function FormPanel({ match, form }: { match: Match; form: HeadToHead['form'] }) {
  if (SIDES.every((side) => form[side].length === 0)) return null;
  return (
    <Panel title="Form">
      <ul>
        {SIDES.map((side) => (
          <li key={side} className={styles.team}>
            <Crest name={match[side].name} />
            <span className={styles.name}>{match[side].name}</span>
            <FormGuide form={form[side].map(({ outcome }) => outcome).toReversed()} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
