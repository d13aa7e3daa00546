import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useText } from '../../ui/use-text.ts';
import button from '../../ui/button.module.css';
import { faultOfError, type Fault } from './fault.ts';
import { FaultText } from './fault-text.tsx';
import { FormContext } from './form-state.ts';
import { inTime } from './in-time.ts';
import styles from './form.module.css';
import { useCountdown } from './countdown.ts';

export interface AccountFormProps {
  submit: string;
  /** The button's label while the form is being sent. */
  pending?: string | undefined;
  /** Sends the form. Returns the fault of its input; throws the failure of a refused call. */
  onSubmit: () => Promise<Fault | undefined | void>;
  isDanger?: boolean;
  children?: ReactNode;
}

/**
 * Form of the account's screens. It sends one request at a time. It shows a fault at its field, and
 * screen readers read it aloud.
 */
export function AccountForm(props: AccountFormProps) {
  const { submit, pending, onSubmit, isDanger = false, children } = props;
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const [isPending, setPending] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const wait = useCountdown(fault?.retryAt);

  useEffect(() => {
    if (fault?.field === undefined) return;
    const field = form.current?.elements.namedItem(fault.field);
    if (field instanceof HTMLInputElement) field.select();
    if (field instanceof HTMLElement) field.focus();
  }, [fault]);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isPending || wait !== null) return;
    setPending(true);
    setFault(undefined);
    try {
      setFault((await inTime(onSubmit())) ?? undefined);
    } catch (error) {
      setFault(faultOfError(error, Date.now()));
    } finally {
      setPending(false);
    }
  }

  return (
    <FormContext value={{ isPending, fault, forgive: () => setFault(undefined) }}>
      <form
        ref={form}
        className={styles.form}
        noValidate
        aria-busy={isPending}
        onSubmit={(event) => void send(event)}
      >
        {children}
        {/* Always rendered: screen readers announce text that is added later. */}
        <p className={styles.fault} role="alert">
          {fault?.field === undefined && fault && <FaultText of={fault} />}
        </p>
        {/* Outside the alert, or screen readers would read every second aloud. */}
        {wait !== null && <p className={styles.hint}>{t('fault.wait', { time: wait })}</p>}
        <button
          type="submit"
          className={`${button.button} ${isDanger ? button.danger : button.filled} ${styles.submit}`}
          aria-disabled={isPending || wait !== null}
        >
          {isPending ? (pending ?? t('signIn.working')) : submit}
        </button>
      </form>
    </FormContext>
  );
}
