import { useState } from 'react';
import { verifyAge } from '../../../edge/contracts/profile-calls.ts';
import { useText } from '../../ui/use-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { accountCall } from '../account-api.ts';
import { AccountForm } from '../form/account-form.tsx';
import { Field } from '../form/field.tsx';
import form from '../form/form.module.css';
import { useChangeProfile } from './profile-context.ts';

/** Asks for the date of birth, and whether the visitor is old enough; does not store the date. */
export function AgeDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText();
  return (
    <Dialog title={t('age.title')} isOpen={isOpen} onClose={onClose} isKept>
      <AgeForm onClose={onClose} />
    </Dialog>
  );
}

function AgeForm({ onClose }: { onClose: () => void }) {
  const t = useText();
  const change = useChangeProfile();
  const [date, setDate] = useState('');
  const [minimum, setMinimum] = useState<number>();
  return (
    <>
      <p className={form.lead}>{t('age.lead')}</p>
      <AccountForm
        submit={t('code.submit')}
        onSubmit={async () => {
          setMinimum(undefined);
          if (!/^\d{4}-\d{2}-\d{2}$/.test(date))
            return { text: 'fault.dateMissing', field: 'dateOfBirth' };
          const age = await accountCall(verifyAge, { body: { dateOfBirth: date } });
          if (!age.isOldEnough) return setMinimum(age.minimumAge);
          change({ ageVerified: true });
          onClose();
        }}
      >
        <Field
          name="dateOfBirth"
          type="date"
          label={t('age.day')}
          value={date}
          onChange={setDate}
          autoComplete="bday"
          isFirst
        />
        <output className={form.fault}>
          {minimum !== undefined && t('age.young', { age: minimum })}
        </output>
      </AccountForm>
    </>
  );
}
