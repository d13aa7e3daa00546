import type { BrandProfile } from '../../edge/contracts/brand-profile.ts';
import button from '../ui/button.module.css';
import styles from './partnership-page.module.css';

const PARTNERS = [
  {
    who: 'Leagues and clubs',
    what: 'Put your competition before fans who follow it live: fixtures, tables, line-ups and every goal, from your own data or that of your supplier.',
  },
  {
    who: 'Publishers',
    what: 'Send readers of your stories to the match they are about, as it is played: every one has an address of its own and a picture to share.',
  },
  {
    who: 'Data suppliers',
    what: 'Deliver updates by signed HTTP, one at a time or by the thousand. Duplicates, late and corrected scores are sorted out on arrival.',
  },
];

/** For those who want to work with the brand. */
export function PartnershipPage({ brand }: { brand: BrandProfile }) {
  const { brandDisplayName: name, supportEmail } = brand;
  const subject = encodeURIComponent(`Partnership with ${name}`);
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{`Partner with ${name}`}</h1>
      <p className={styles.lead}>
        {`Fans come to ${name} for one thing: the score, now. There is room beside it for those who bring the game to them.`}
      </p>
      <div className={styles.cards}>
        {PARTNERS.map(({ who, what }) => (
          <section key={who} className={styles.card}>
            <h2 className={styles.heading}>{who}</h2>
            <p className={styles.text}>{what}</p>
          </section>
        ))}
      </div>
      <p className={styles.text}>
        Tell us who you are, what you have in mind and from when. A person answers within three
        working days.
      </p>
      <a className={button.button} href={`mailto:${supportEmail}?subject=${subject}`}>
        {`Write to ${supportEmail}`}
      </a>
    </article>
  );
}
