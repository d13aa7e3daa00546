import { useId, useState } from 'react';
import { STATUS_MESSAGE_LENGTH } from '../../../edge/contracts/credentials.ts';
import { updateStatusMessage } from '../../../edge/contracts/patron-calls.ts';
import { useText } from '../../ui/use-text.ts';
import { accountCall } from '../account-api.ts';
import { AccountForm } from '../form/account-form.tsx';
import form from '../form/form.module.css';
import { useFormState } from '../form/form-state.ts';

export interface BioFormProps {
  initial: string;
  onSaved: (bio: string | null) => Promise<void> | void;
}

/** Form for a visitor's public bio of up to 160 characters. */
export function BioForm({ initial, onSaved }: BioFormProps) {
  const t = useText();
  const [bio, setBio] = useState(initial);
  return (
    <AccountForm
      submit={t('profileEdit.saveBio')}
      onSubmit={async () => {
        if ([...bio].length > STATUS_MESSAGE_LENGTH)
          return { text: 'fault.bioTooLong', field: 'bio' };
        // One line, since other pages show it beside a name.
        const statusMessage = bio.replaceAll(/\s+/g, ' ').trim();
        const saved = await accountCall(updateStatusMessage, { body: { statusMessage } });
        await onSaved(saved.statusMessage);
      }}
    >
      <BioField value={bio} onChange={setBio} />
    </AccountForm>
  );
}

function BioField({ value, onChange }: { value: string; onChange: (bio: string) => void }) {
  const t = useText();
  const id = useId();
  const { fault, forgive } = useFormState();
  const isFaulty = fault?.field === 'bio';
  const left = STATUS_MESSAGE_LENGTH - [...value].length;
  return (
    <div className={form.field}>
      <label className={form.label} htmlFor={id}>
        {t('header.bio')}
      </label>
      <textarea
        id={id}
        name="bio"
        className={form.area}
        dir={value === '' ? undefined : 'auto'}
        rows={4}
        value={value}
        placeholder={t('profileEdit.bioHint')}
        aria-invalid={isFaulty || undefined}
        aria-describedby={`${id}-fault ${id}-left`}
        onChange={({ currentTarget }) => {
          if (isFaulty) forgive();
          onChange(currentTarget.value);
        }}
      />
      <p className={form.fault} id={`${id}-fault`} role="alert">
        {isFaulty && t(fault.text)}
      </p>
      <p className={form.hint} id={`${id}-left`}>
        {t('profileEdit.bioLeft', { count: Math.max(0, left) })}
      </p>
    </div>
  );
}
