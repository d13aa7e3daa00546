import { lazy, Suspense, useState } from 'react';
import { loadArea } from '../../app/load-texts.ts';
import { useShell } from '../../app/shell.ts';
import { useText } from '../../ui/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { placeIcon } from '../../ui/icons.ts';
import styles from './country-selector.module.css';

const CountryDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./country-dialog.tsx'), loadArea('countries')]);
  return dialog;
});

/** Shows the country that the content is for; a press opens the dialog to choose another. */
export function CountrySelector() {
  const t = useText();
  const country = useShell()?.country ?? null;
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label={country ? t('country.change', { country: country.name }) : undefined}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Icon path={placeIcon} size={18} />
        {country?.name ?? t('country.choose')}
      </button>
      {isWanted && (
        <Suspense fallback={null}>
          <CountryDialog
            current={country?.code ?? null}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
