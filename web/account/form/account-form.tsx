import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useText } from '../../text/use-text.ts';
import button from '../../ui/button.module.css';
import { faultOfError, type Fault } from './fault.ts';
import { FormContext } from './form-state.ts';
import { inTime } from './in-time.ts';
import styles from './form.module.css';
import { useCountdown } from './countdown.ts';

export interface AccountFormProps {
  submit: string;
  /** Stands on the button while the form is under way. */
  pending?: string | undefined;
  /** Answers what is wrong with what was entered; a call that is refused says so by itself. */
  onSubmit: () => Promise<Fault | undefined | void>;
  isDanger?: boolean;
  children?: ReactNode;
}

/** A form of the account's screens: sent once at a time, its faults told at the field and read aloud. */
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
        {/* In the page from the start: what is written into it later is read aloud. */}
        <p className={styles.fault} role="alert">
          {fault?.field === undefined && fault && t(fault.text)}
        </p>
        {/* Apart, or each second of it would be read. */}
        {wait !== null && <p className={styles.hint}>{t('fault.wait', { time: wait })}</p>}
        <button
          type="submit"
          className={`${button.button} ${isDanger ? styles.danger : styles.submit}`}
          aria-disabled={isPending || wait !== null}
        >
          {isPending ? (pending ?? t('signIn.working')) : submit}
        </button>
      </form>
    </FormContext>
  );
}
