import type { BrandProfile } from '../../edge/contracts/brand-profile.ts';
import { useText } from '../ui/use-text.ts';
import button from '../ui/button.module.css';
import surface from '../ui/surface.module.css';
import styles from './partnership-page.module.css';

const PARTNERS = ['leagues', 'publishers', 'suppliers'] as const;

/** Page for prospective partners of the brand. */
export function PartnershipPage({ brand }: { brand: BrandProfile }) {
  const t = useText();
  const { brandDisplayName: name, supportEmail } = brand;
  const subject = encodeURIComponent(t('partnership.subject', { brand: name }));
  return (
    <article className={styles.page}>
      <h1>{t('partnership.heading', { brand: name })}</h1>
      <p className={styles.lead}>{t('partnership.lead', { brand: name })}</p>
      <div className={styles.cards}>
        {PARTNERS.map((who) => (
          <section key={who} className={`${surface.surface} ${styles.card}`}>
            <h2>{t(`partnership.${who}`)}</h2>
            <p className={styles.text}>{t(`partnership.${who}Text`)}</p>
          </section>
        ))}
      </div>
      <p className={styles.text}>{t('partnership.ask')}</p>
      <a
        className={`${button.button} ${button.filled}`}
        href={`mailto:${supportEmail}?subject=${subject}`}
      >
        {t('partnership.write', { email: supportEmail })}
      </a>
    </article>
  );
}
