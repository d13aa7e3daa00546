import { initialsOf } from '../../edge/shared/crest/initials.ts';
import { kitNameOf } from '../../edge/shared/crest/kit-name.ts';
import { kitOf } from '../../edge/shared/crest/kit-of.ts';
import styles from './comments.module.css';

/** Shows a fan's initials in the colours of a kit, always the same for an id. Decorative. */
export function Avatar({ id, name }: { id: string; name: string }) {
  return (
    <span
      className={styles.avatar}
      data-avatar=""
      data-kit={kitNameOf(kitOf({ id }).first)}
      aria-hidden="true"
    >
      {initialsOf(name)}
    </span>
  );
}
