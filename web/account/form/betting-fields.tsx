import { useText } from '../../text/use-text.ts';
import { Field } from './field.tsx';
import { PasswordField } from './password-field.tsx';

export interface BettingFieldsProps {
  identifier: string;
  onIdentifier: (identifier: string) => void;
  password: string;
  onPassword: (password: string) => void;
}

/** The account of another site: no browser is to fill in this one's. */
export function BettingFields(props: BettingFieldsProps) {
  const t = useText();
  const { identifier, onIdentifier, password, onPassword } = props;
  return (
    <>
      <Field
        name="identifier"
        label={t('betting.identifier')}
        value={identifier}
        onChange={onIdentifier}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        isFirst
      />
      <PasswordField
        label={t('signIn.password')}
        value={password}
        onChange={onPassword}
        autoComplete="current-password"
      />
    </>
  );
}
