import { useEffect, useId } from 'react';
import { useFetcher } from 'react-router';
import type { DiallingCode } from '../../domain/dialling-codes.server.ts';
import { useText } from '../../ui/use-text.ts';
import { Field } from './field.tsx';
import styles from './form.module.css';
import { needsCountry, type Identifier } from './identifier.ts';

export interface IdentifierFieldProps {
  label?: string;
  value: Identifier;
  onChange: (value: Identifier) => void;
  /** For the browser's autofill. */
  autoComplete: 'username' | 'email' | 'tel';
  isFirst?: boolean;
}

/** Field for an e-mail or phone number; a number without a plus needs its country. */
export function IdentifierField(props: IdentifierFieldProps) {
  const { label, value, onChange, autoComplete, isFirst = false } = props;
  const t = useText();
  return (
    <>
      <Field
        name="identifier"
        label={label ?? t('signIn.identifier')}
        value={value.text}
        onChange={(text) => onChange({ ...value, text })}
        autoComplete={autoComplete}
        isFirst={isFirst}
        autoCapitalize="none"
        spellCheck={false}
        inputMode={autoComplete === 'tel' ? 'tel' : 'email'}
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
  useEffect(() => {
    if (found && found.dial !== value.dial)
      onChange({ ...value, country: found.code, dial: found.dial });
  }, [found, value, onChange]);
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
        onChange={({ currentTarget }) => {
          const country = data?.find(({ code }) => code === currentTarget.value);
          if (country) onChange({ ...value, country: country.code, dial: country.dial });
        }}
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
