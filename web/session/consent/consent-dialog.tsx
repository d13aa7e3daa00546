import { useState } from 'react';
import type { Purpose } from '../../../edge/contracts/consent.ts';
import type { Measuring } from '../../../edge/contracts/measuring.ts';
import { allowedNow, chooseConsent } from '../../app/consent.ts';
import { useText } from '../../ui/use-text.ts';
import button from '../../ui/button.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './consent-dialog.module.css';

export interface ConsentDialogProps {
  measuring: Measuring;
  onClose: () => void;
  onChosen?: () => void;
}

/** Offers a checkbox for each purpose, ticked if it is allowed now. */
export function ConsentDialog({ measuring, onClose, onChosen }: ConsentDialogProps) {
  const t = useText();
  const [allowed, setAllowed] = useState<readonly Purpose[]>(() => allowedNow(measuring));
  return (
    <Dialog title={t('consent.title')} isOpen onClose={onClose}>
      {measuring.purposes.map((purpose) => (
        <label key={purpose} className={styles.purpose}>
          <input
            type="checkbox"
            checked={allowed.includes(purpose)}
            onChange={({ currentTarget: { checked } }) =>
              setAllowed(
                measuring.purposes.filter((one) =>
                  one === purpose ? checked : allowed.includes(one),
                ),
              )
            }
          />
          <span>
            <b>{t(`consent.${purpose}`)}</b>
            <br />
            {t(`consent.${purpose}Lead`)}
          </span>
        </label>
      ))}
      <button
        type="button"
        className={`${button.button} ${button.filled}`}
        onClick={() => {
          onClose();
          onChosen?.();
          void chooseConsent(measuring, allowed);
        }}
      >
        {t('consent.save')}
      </button>
    </Dialog>
  );
}
