import { createContext, useContext } from 'react';
import styles from './fitting-name.module.css';

export interface Named {
  name: string;
  shortName?: string | undefined;
  code?: string | undefined;
}

/** Short names and codes that more than one of a list go by: they tell nobody apart. */
export const SharedForms = createContext<ReadonlySet<string>>(new Set());

/** The short names and codes that belong to several of those that are shown together. */
export function sharedForms(shown: Iterable<Named & { id: string }>): ReadonlySet<string> {
  const owners = new Map<string, string>();
  const shared = new Set<string>();
  for (const { id, name, shortName, code } of shown)
    for (const form of new Set([name, shortName, code]))
      if (form !== undefined && (owners.get(form) ?? id) !== id) shared.add(form);
      else if (form !== undefined) owners.set(form, id);
  return shared;
}

/** Names of so many characters fit in every list. */
const FITS = 10;

export interface FittingNameProps {
  of: Named;
  /** How many characters fit in any case, where that is fewer than in lists. */
  fits?: number;
  className?: string | undefined;
}

/**
 * A name on one line: whole where it fits, else its short name, else its code,
 * else cut in the middle, since names that are shown together begin alike more
 * often than they end alike ('Manchester City'). The browser chooses by the
 * room there is. Only the whole name is text of the page, which is found in one piece.
 */
export function FittingName({ of, fits = FITS, className = '' }: FittingNameProps) {
  const shared = useContext(SharedForms);
  const { name } = of;
  if (name.length <= fits) return <span className={`${styles.line} ${className}`}>{name}</span>;
  const forms = shorterForms(of, shared);
  return (
    <span className={`${styles.fitting} ${className}`}>
      <span className={styles.whole}>{name}</span>
      <span className={styles.instead} aria-hidden="true">
        <Forms forms={forms.length > 0 ? forms : [name]} />
      </span>
    </span>
  );
}

/** How many characters the longest word has: where a name stands whole on a small screen, it decides how large. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]/).map(({ length }) => length));
}

/** Each shorter than the one before, and no other's. */
export function shorterForms(
  { name, shortName, code }: Named,
  shared: ReadonlySet<string>,
): string[] {
  let { length } = name;
  return [shortName, code].flatMap((form) => {
    if (form === undefined || form.length >= length || shared.has(form)) return [];
    ({ length } = form);
    return [form];
  });
}

function Forms({ forms: [form = '', ...shorter] }: { forms: readonly string[] }) {
  if (shorter.length === 0)
    return (
      <span className={styles.cut}>
        {partsOf(form).map((part, index) => (
          <span key={index} className={index === 0 ? styles.head : styles.tail} data-form={part} />
        ))}
      </span>
    );
  return (
    <span className={styles.fitting}>
      <span className={styles.whole} data-form={form} />
      <span className={styles.instead}>
        <Forms forms={shorter} />
      </span>
    </span>
  );
}

/** What may be cut and what is kept: the last word, with the space before it, and the stroke of a pair. */
function partsOf(name: string): string[] {
  return /^(.+?)(\s+(?:\/\s+)?\S{1,12})$/u.exec(name)?.slice(1) ?? [name];
}
