import { useEffect, useId, useState } from 'react';
import { updateAvatar } from '../../../edge/contracts/profile-calls.ts';
import { useText } from '../../ui/use-text.ts';
import button from '../../ui/button.module.css';
import { accountForm } from '../account-api.ts';
import { Avatar } from '../avatar.tsx';
import { AccountForm } from '../form/account-form.tsx';
import form from '../form/form.module.css';
import { useFormState } from '../form/form-state.ts';
import styles from './avatar-chooser.module.css';
import { useChangeProfile, useProfile } from './profile-context.ts';
import { smallPicture } from './small-picture.ts';

/** Chooses a picture, previews it and uploads it in a small size. */
export function AvatarChooser() {
  const t = useText();
  const profile = useProfile();
  const change = useChangeProfile();
  const [file, setFile] = useState<File>();
  const [isSaved, setSaved] = useState(false);
  const preview = useDataUrl(file);

  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    setSaved(false);
  };
  return (
    <div className={styles.chooser}>
      <Avatar
        profile={preview === null ? profile : { avatarUri: preview, username: null }}
        size={88}
      />
      <div className={styles.side}>
        {file ? (
          <AccountForm
            key={file.name + file.lastModified}
            submit={t('profileEdit.use')}
            onSubmit={async () => {
              const picture = await smallPicture(file);
              if (!picture) return { text: 'fault.pictureUnreadable', field: 'picture' };
              const body = new FormData();
              body.set('file', picture);
              const { avatarUri } = await accountForm(updateAvatar, body);
              change({ avatarUri });
              choose(undefined);
              setSaved(true);
            }}
          >
            <FileField label={t('profileEdit.chooseOther')} onChange={choose} />
          </AccountForm>
        ) : (
          <FileField label={t('profileEdit.choose')} onChange={choose} />
        )}
        <output className={form.hint}>{isSaved && t('profileEdit.saved')}</output>
      </div>
    </div>
  );
}

interface FileFieldProps {
  label: string;
  onChange: (file: File | undefined) => void;
}

function FileField({ label, onChange }: FileFieldProps) {
  const t = useText();
  const id = useId();
  const { fault } = useFormState();
  const isFaulty = fault?.field === 'picture';
  return (
    <div className={form.field}>
      <label className={`${button.button} ${styles.label}`}>
        {label}
        <input
          className={styles.input}
          type="file"
          name="picture"
          accept="image/jpeg,image/png,image/webp"
          aria-invalid={isFaulty || undefined}
          aria-describedby={`${id}-fault ${id}-rule`}
          onChange={({ currentTarget }) => onChange(currentTarget.files?.[0])}
        />
      </label>
      <p className={form.fault} id={`${id}-fault`} role="alert">
        {isFaulty && t(fault.text)}
      </p>
      <p className={form.hint} id={`${id}-rule`}>
        {t('profileEdit.rule')}
      </p>
    </div>
  );
}

/** Returns a file's content as a `data:` URL: the content security policy forbids `blob:` pictures. */
function useDataUrl(file: File | undefined): string | null {
  const [read, setRead] = useState<{ of: File; url: string }>();
  useEffect(() => {
    if (!file) return;
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') setRead({ of: file, url: reader.result });
    });
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return file && read?.of === file ? read.url : null;
}
