import { Link } from 'react-router';
import type { BrandProfile } from '../../edge/contracts/brand-profile.ts';
import { rich, useText } from '../ui/use-text.ts';
import button from '../ui/button.module.css';
import surface from '../ui/surface.module.css';
import styles from './deletion-help.module.css';

const DELETE_PATH = '/me/security-and-privacy/delete-account';

/** Public page about how to delete an account; app stores require such a page. */
export function DeletionHelp({ brand }: { brand: BrandProfile }) {
  const t = useText();
  const email = brand.supportEmail;
  return (
    <div className={styles.page}>
      <h1>{t('deletionHelp.title')}</h1>
      <p>{t('deletionHelp.lead', { brand: brand.brandDisplayName })}</p>
      <section className={`${surface.surface} ${styles.part}`}>
        <h2>{t('deletionHelp.stepsTitle')}</h2>
        <ol className={styles.steps}>
          <li>{t('deletionHelp.step1')}</li>
          <li>{t('deletionHelp.step2')}</li>
          <li>{t('deletionHelp.step3')}</li>
        </ol>
        <Link className={button.button} to={DELETE_PATH}>
          {t('deletionHelp.open')}
        </Link>
      </section>
      <section className={`${surface.surface} ${styles.part}`}>
        <h2>{t('deletionHelp.goneTitle')}</h2>
        <p>{t('deletionHelp.gone')}</p>
        <h2>{t('deletionHelp.keptTitle')}</h2>
        <p>{t('deletionHelp.kept')}</p>
      </section>
      <section className={`${surface.surface} ${styles.part}`}>
        <h2>{t('deletionHelp.helpTitle')}</h2>
        <p>
          {rich(t, 'deletionHelp.help', {
            email,
            link: (words) => (
              <a className={styles.link} href={`mailto:${email}`}>
                {words}
              </a>
            ),
          })}
        </p>
      </section>
    </div>
  );
}
