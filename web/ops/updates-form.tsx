import { useId, useState, type FormEvent } from 'react';
import * as v from 'valibot';
import { opsUpdatesSchema, type OpsUpdates } from '../../edge/contracts/ops.ts';
import { formatTime } from '../../edge/shared/time/time-format.ts';
import button from '../ui/button.module.css';
import { Panel } from '../ui/panel.tsx';
import { ScrollRegion } from '../ui/scroll-region.tsx';
import { useText } from '../ui/use-text.ts';
import styles from './ops.module.css';

type Answer = OpsUpdates['updates'] | 'failed' | 'no-id';

/** Asks for a match's id and shows the newest updates of its room. */
export function UpdatesForm({ timeZone }: { timeZone: string }) {
  const t = useText();
  const id = useId();
  const [matchId, setMatchId] = useState('');
  const [answer, setAnswer] = useState<Answer>();

  async function show(event: FormEvent) {
    event.preventDefault();
    setAnswer(await updatesOf(matchId.trim()));
  }

  return (
    <Panel title={t('ops.match')}>
      <form className={styles.form} onSubmit={(event) => void show(event)}>
        <label htmlFor={id}>{t('ops.matchId')}</label>
        <input
          id={id}
          className={styles.input}
          value={matchId}
          onChange={(event) => setMatchId(event.target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <button type="submit" className={button.button}>
          {t('ops.show')}
        </button>
      </form>
      <output className={styles.empty}>
        {answer === 'failed' && t('ops.failed')}
        {answer === 'no-id' && t('ops.noMatchId')}
        {Array.isArray(answer) && answer.length === 0 && t('ops.noUpdates')}
      </output>
      {Array.isArray(answer) && answer.length > 0 && (
        <ScrollRegion label={t('ops.match')}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('ops.sequence')}</th>
                <th scope="col">{t('ops.version')}</th>
                <th scope="col">{t('ops.source')}</th>
                <th scope="col">{t('ops.arrived')}</th>
                <th scope="col">{t('ops.changes')}</th>
              </tr>
            </thead>
            <tbody>
              {answer.map(({ sequence, version, source, arrivedAt, changes, rejection }) => (
                <tr key={sequence}>
                  <td>{sequence}</td>
                  <td>{version ?? t('ops.none')}</td>
                  <td>{source ?? t('ops.none')}</td>
                  <td>{arrivedAt === null ? t('ops.none') : formatTime(arrivedAt, timeZone)}</td>
                  <td>
                    {rejection === null
                      ? changes.join(', ')
                      : t('ops.rejected', { reason: rejection })}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </Panel>
  );
}

async function updatesOf(matchId: string): Promise<Answer> {
  try {
    const answer = await fetch(`/ops/updates/${encodeURIComponent(matchId)}`);
    if (answer.status === 400) return 'no-id';
    const read = v.safeParse(opsUpdatesSchema, await answer.json());
    return read.success ? read.output.updates : 'failed';
  } catch {
    return 'failed';
  }
}
