import { useState } from 'react';
import { Link } from 'react-router';
import type { Measuring } from '../../../edge/contracts/measuring.ts';
import { chooseConsent } from '../../app/consent.ts';
import { useText } from '../../ui/use-text.ts';
import button from '../../ui/button.module.css';
import { ConsentDialog } from './consent-dialog.tsx';
import styles from './consent-bar.module.css';

/**
 * Asks for consent to measurement. The bar is in the page's flow, so that it covers nothing. To
 * accept and to refuse take one press each.
 */
export default function ConsentBar({ measuring }: { measuring: Measuring }) {
  const t = useText();
  const [isChosen, setChosen] = useState(false);
  const [isOpen, setOpen] = useState(false);
  if (isChosen) return null;
  return (
    <section className={styles.bar} aria-label={t('consent.title')}>
      <p className={styles.text}>
        {t('consent.lead')} <Link to="/about/privacy-policy">{t('policy.privacy-policy')}</Link>
      </p>
      <div className={styles.choices}>
        <button
          type="button"
          className={button.button}
          onClick={() => {
            setChosen(true);
            void chooseConsent(measuring, []);
          }}
        >
          {t('consent.refuse')}
        </button>
        <button
          type="button"
          className={button.button}
          onClick={() => {
            setChosen(true);
            void chooseConsent(measuring, measuring.purposes);
          }}
        >
          {t('consent.accept')}
        </button>
        <button
          type="button"
          className={button.button}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {t('consent.choose')}
        </button>
      </div>
      {isOpen && (
        <ConsentDialog
          measuring={measuring}
          onClose={() => setOpen(false)}
          onChosen={() => setChosen(true)}
        />
      )}
    </section>
  );
}
