import { useRef, useState } from 'react';
import { CODE_LENGTH } from '../../../edge/contracts/credentials.ts';
import { browserApi } from '../../app/browser-api.ts';
import { rich, useText } from '../../ui/use-text.ts';
import { AccountForm } from '../form/account-form.tsx';
import { useCountdown } from '../form/countdown.ts';
import { faultOfError, type Fault } from '../form/fault.ts';
import { Field } from '../form/field.tsx';
import styles from '../form/form.module.css';
import { inTime } from '../form/in-time.ts';
import { sendCode, verifyCode, type SentCode } from './codes.ts';

export interface CodeFormProps {
  sent: SentCode;
  onResent: (sent: SentCode) => void;
  /** Called with the API's proof that the code is right. */
  onVerified: (otpToken: string) => Promise<void> | void;
  /** Returns to the address step. */
  onOtherAddress?: (() => void) | undefined;
}

/** Asks for a code, which a visitor may paste, autofill or type; the last digit sends the form. */
export function CodeForm(props: CodeFormProps) {
  const { sent, onResent, onVerified, onOtherAddress } = props;
  const t = useText();
  const [code, setCode] = useState('');
  const place = useRef<HTMLDivElement>(null);

  function enter(text: string): void {
    const digits = text.replace(/\D/g, '').slice(0, CODE_LENGTH);
    setCode(digits);
    if (digits.length === CODE_LENGTH && digits !== code)
      // After the field renders.
      setTimeout(() => place.current?.querySelector('form')?.requestSubmit());
  }

  return (
    <div ref={place}>
      <AccountForm
        submit={t('code.submit')}
        onSubmit={async () => {
          if (code.length < CODE_LENGTH) return { text: 'fault.codeMissing', field: 'code' };
          await onVerified(await verifyCode(browserApi({ needsAccount: true }), sent, code));
        }}
      >
        <p className={`${styles.lead} ${styles.said}`}>
          {rich(t, 'code.sentTo', { to: sent.identifier, b: (words) => <b>{words}</b> })}
        </p>
        <Field
          // A new code starts with an empty field.
          key={sent.resendAt}
          name="code"
          label={t('code.label')}
          value={code}
          onChange={enter}
          autoComplete="one-time-code"
          inputMode="numeric"
          isFirst
          isCode
          hint={t(sent.kind === 'email' ? 'code.none' : 'code.noneBySms')}
        />
        <div className={styles.choices}>
          <Resend
            sent={sent}
            onResent={(next) => {
              setCode('');
              onResent(next);
            }}
          />
          {onOtherAddress && (
            <button type="button" className={styles.choice} onClick={onOtherAddress}>
              {t('code.otherAddress')}
            </button>
          )}
        </div>
      </AccountForm>
    </div>
  );
}

function Resend({ sent, onResent }: Pick<CodeFormProps, 'sent' | 'onResent'>) {
  const t = useText();
  const [fault, setFault] = useState<Fault>();
  const [isSent, setSent] = useState(false);
  const [isPending, setPending] = useState(false);
  const wait = useCountdown(Math.max(sent.resendAt, fault?.retryAt ?? 0));

  async function resend(): Promise<void> {
    setPending(true);
    setFault(undefined);
    setSent(false);
    try {
      onResent(await inTime(sendCode(browserApi({ needsAccount: true }), sent)));
      setSent(true);
    } catch (error) {
      setFault(faultOfError(error, Date.now()));
    } finally {
      setPending(false);
    }
  }

  return (
    <div>
      <button
        type="button"
        className={styles.choice}
        disabled={wait !== null || isPending}
        onClick={() => void resend()}
      >
        {isPending
          ? t('signIn.sending')
          : wait === null
            ? t('code.resend')
            : t('code.resendIn', { time: wait })}
      </button>
      <output className={styles.note}>{isSent && t('code.resent')}</output>
      <p className={styles.fault} role="alert">
        {fault && t(fault.text)}
      </p>
    </div>
  );
}
