import { useBrand } from '../app/shell.ts';
import button from '../ui/button.module.css';
import iconButton from '../ui/icon-button.module.css';
import { Icon } from '../ui/icon.tsx';
import { closeIcon } from '../ui/icons.ts';
import { useText } from '../ui/use-text.ts';
import { answerPrompt, type InstallPrompt } from './install-prompt.ts';
import styles from './install-card.module.css';

export interface InstallCardProps {
  /** Null if the browser makes no offer: the card then lists the steps. */
  offer: InstallPrompt | null;
  onAnswered: () => void;
}

/** Offers to install the product, in a card above the bottom bar that covers nothing. */
export default function InstallCard({ offer, onAnswered }: InstallCardProps) {
  const t = useText();
  const { brandDisplayName } = useBrand();
  const title = t('install.title', { brand: brandDisplayName });
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p>{t(offer ? 'install.lead' : 'install.steps')}</p>
      </div>
      {offer && (
        <button
          type="button"
          className={`${button.button} ${button.filled}`}
          onClick={() => void answerPrompt(offer).finally(onAnswered)}
        >
          {t('install.action')}
        </button>
      )}
      <button
        type="button"
        className={iconButton.button}
        aria-label={t('action.close')}
        onClick={onAnswered}
      >
        <Icon path={closeIcon} />
      </button>
    </section>
  );
}
