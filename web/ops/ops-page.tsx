import { useRevalidator } from 'react-router';
import type { Ops } from '../../edge/contracts/ops.ts';
import { formatTime } from '../../edge/shared/time/time-format.ts';
import button from '../ui/button.module.css';
import { Panel } from '../ui/panel.tsx';
import { useText } from '../ui/use-text.ts';
import { BusiestPanel, ErrorsPanel, FeedsPanel, NowPanel } from './counts.tsx';
import { partName } from './part-text.ts';
import { PartsList } from './parts-list.tsx';
import { UpdatesForm } from './updates-form.tsx';
import { useOps } from './use-ops.ts';
import styles from './ops.module.css';

export interface OpsPageProps {
  loaded: Ops;
  /** Whether the visitor signed in with the password, and so can sign out. */
  isSession: boolean;
  timeZone: string;
}

/** Shows how the product runs: first what fails, then the figures, then the updates of a match. */
export function OpsPage({ loaded, isSession, timeZone }: OpsPageProps) {
  const t = useText();
  const { revalidate } = useRevalidator();
  const { ops, connection } = useOps(loaded);
  const { parts, counts, at } = ops;
  const broken = parts.filter(({ isWell }) => !isWell).map((part) => partName(t, part));
  const shown = { now: at, timeZone };

  async function signOut() {
    await fetch('/ops/session', { method: 'DELETE' });
    await revalidate();
  }

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('ops.title')}</h1>
        {isSession && (
          <button type="button" className={button.button} onClick={() => void signOut()}>
            {t('ops.signOut')}
          </button>
        )}
        <output className={styles.state} data-well={broken.length === 0}>
          {broken.length === 0
            ? t('ops.allWell')
            : t('ops.notWell', { count: broken.length, names: broken.join(', ') })}
        </output>
        <p className={styles.detail} data-connection={connection}>
          {t(`ops.${connection}`, { time: `${formatTime(at, timeZone)}:${secondOf(at)}` })}{' '}
          {connection === 'ended' && (
            <a className={styles.target} href="/ops">
              {t('ops.reload')}
            </a>
          )}
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Panel title={t('ops.parts')}>
            <PartsList parts={parts} timeZone={timeZone} />
          </Panel>
          <DeadLetters parts={parts} />
          {counts && <FeedsPanel counts={counts} {...shown} />}
        </div>
        <div className={styles.column}>
          {counts ? (
            <>
              <NowPanel counts={counts} {...shown} />
              <ErrorsPanel counts={counts} {...shown} />
              <BusiestPanel counts={counts} {...shown} />
            </>
          ) : (
            <p className={styles.fault}>{t('ops.noCounts')}</p>
          )}
          <UpdatesForm timeZone={timeZone} />
        </div>
      </div>
    </div>
  );
}

function DeadLetters({ parts }: Pick<Ops, 'parts'>) {
  const t = useText();
  const { deadLetters = 0, oldestDeadSeconds = 0 } =
    parts.find(({ name }) => name === 'queue')?.figures ?? {};
  return (
    <Panel title={t('ops.deadLetters')}>
      <p className={styles.empty}>
        {t('ops.letters', { count: deadLetters, age: Math.round(oldestDeadSeconds) })}{' '}
        {deadLetters > 0 && t('ops.lettersHow')}
      </p>
    </Panel>
  );
}

/** Returns the second of a time (ms), two digits. It is the same in every time zone. */
function secondOf(at: number): string {
  return String(Math.floor(at / 1_000) % 60).padStart(2, '0');
}
