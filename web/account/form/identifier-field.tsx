import { useEffect, useId, useState } from 'react';
import { useFetcher } from 'react-router';
import { useShell } from '../../app/shell.ts';
import type { DiallingCode } from '../../domain/phone-numbers.server.ts';
import { useText } from '../../ui/use-text.ts';
import { Field } from './field.tsx';
import styles from './form.module.css';
import { needsCountry, type Identifier } from './identifier.ts';

export interface IdentifierFieldProps {
  label?: string;
  value: Identifier;
  onChange: (value: Identifier) => void;
  /** For the browser's autofill. */
  autoComplete: 'username' | 'email' | 'tel' | 'off';
  isFirst?: boolean;
}

/** Returns the state of a field: empty, with the visitor's country. */
export function useIdentifier() {
  const country = useShell()?.country?.code ?? '';
  return useState<Identifier>({ text: '', country });
}

/**
 * Field for an e-mail address or, where SMS can be sent, a phone number. A number without a plus is
 * one of the visitor's country, unless they choose another.
 */
export function IdentifierField(props: IdentifierFieldProps) {
  const { label, value, onChange, autoComplete, isFirst = false } = props;
  const t = useText();
  const shell = useShell();
  const isByEmail = label === undefined && shell?.lacksSms;
  const example = isByEmail ? undefined : shell?.phoneExample;
  return (
    <>
      <Field
        name="identifier"
        label={label ?? t(isByEmail ? 'signIn.email' : 'signIn.identifier')}
        value={value.text}
        onChange={(text) => onChange({ ...value, text })}
        autoComplete={autoComplete}
        isFirst={isFirst}
        autoCapitalize="none"
        spellCheck={false}
        inputMode={autoComplete === 'tel' ? 'tel' : 'email'}
        // Isolated: beside Arabic letters its groups of digits would change places.
        placeholder={
          autoComplete === 'email' || example === undefined ? undefined : `\u2066${example}\u2069`
        }
      />
      {needsCountry(value) && <CountryOfNumber value={value} onChange={onChange} />}
    </>
  );
}

function CountryOfNumber({ value, onChange }: Pick<IdentifierFieldProps, 'value' | 'onChange'>) {
  const t = useText();
  const id = useId();
  const { load, data } = useFetcher<DiallingCode[]>({ key: 'dialling-codes' });
  useEffect(() => {
    if (!data) void load('/resources/dialling-codes');
  }, [data, load]);
  const found = data?.find(({ code }) => code === value.country);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {t('signIn.country')}
      </label>
      <select
        id={id}
        name="country"
        className={styles.select}
        value={found?.code ?? ''}
        onChange={({ currentTarget }) => onChange({ ...value, country: currentTarget.value })}
      >
        {!found && (
          <option value="">{t(data ? 'signIn.chooseCountry' : 'signIn.loadingCountries')}</option>
        )}
        {data?.map(({ code, name, dial }) => (
          <option key={code} value={code}>{`${name} (${dial})`}</option>
        ))}
      </select>
    </div>
  );
}
