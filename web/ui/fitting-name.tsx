import { createContext, useContext } from 'react';
import styles from './fitting-name.module.css';

export interface Named {
  name: string;
  shortName?: string | undefined;
  code?: string | undefined;
}

/** Short names and codes that several items of a list share, and which are therefore ambiguous. */
export const SharedForms = createContext<ReadonlySet<string>>(new Set());

/** Returns the short names and codes that several shown items share. */
export function sharedForms(shown: Iterable<Named & { id: string }>): ReadonlySet<string> {
  const owners = new Map<string, string>();
  const shared = new Set<string>();
  for (const { id, name, shortName, code } of shown)
    for (const form of new Set([name, shortName, code]))
      if (form !== undefined && (owners.get(form) ?? id) !== id) shared.add(form);
      else if (form !== undefined) owners.set(form, id);
  return shared;
}

/** Names of up to this many characters fit in every list. */
const FITS = 10;

export interface FittingNameProps {
  of: Named;
  /** Characters that always fit, if fewer than in lists. */
  fits?: number;
  className?: string | undefined;
}

/**
 * Shows a name on one line: in full if it fits, else its short name, its code, or the name cut in
 * the middle, since names shown together share their beginning more often than their end
 * ('Manchester City'). CSS chooses by width. Only the full name is page text, so a search finds it
 * whole.
 */
export function FittingName({ of, fits = FITS, className = '' }: FittingNameProps) {
  const shared = useContext(SharedForms);
  const { name } = of;
  if (name.length <= fits) return <bdi className={`${styles.line} ${className}`}>{name}</bdi>;
  const forms = shorterForms(of, shared);
  return (
    <bdi className={`${styles.fitting} ${className}`}>
      <span className={styles.whole}>{name}</span>
      <Instead forms={forms.length > 0 ? forms : [name]} isHidden />
    </bdi>
  );
}

interface InsteadProps {
  forms: readonly string[];
  isHidden?: boolean;
}

/**
 * Returns the length of the longest word, which limits the font size of a full name on a small
 * screen.
 */
export function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]/).map(({ length }) => length));
}

/**
 * Returns the forms that are not shared, each shorter than the last; none after one that always
 * fits.
 */
export function shorterForms(
  { name, shortName, code }: Named,
  shared: ReadonlySet<string>,
): string[] {
  let { length } = name;
  return [shortName, code].flatMap((form) => {
    if (form === undefined || form.length >= length || shared.has(form)) return [];
    length = form.length <= FITS ? 0 : form.length;
    return [form];
  });
}

/**
 * Shows a shorter form in place of one that does not fit. Uses one element where that is enough,
 * since a list has a hundred.
 */
function Instead({ forms: [form = '', ...shorter], isHidden }: InsteadProps) {
  const parts = partsOf(form);
  if (shorter.length === 0 && parts.length === 1)
    return <span className={styles.instead} data-form={form} aria-hidden={isHidden} />;
  return (
    <span className={styles.instead} aria-hidden={isHidden}>
      {shorter.length === 0 ? (
        <span className={styles.cut}>
          {parts.map((part, index) => (
            <span
              key={index}
              className={index === 0 ? styles.head : styles.tail}
              data-form={part}
            />
          ))}
        </span>
      ) : (
        <span className={styles.fitting}>
          <span className={styles.whole} data-form={form} />
          <Instead forms={shorter} />
        </span>
      )}
    </span>
  );
}

/**
 * Returns a name split before its last word. The space, and the slash of a pair, belong to that
 * word.
 */
function partsOf(name: string): string[] {
  return /^(.+?)(\s+(?:\/\s+)?\S{1,12})$/u.exec(name)?.slice(1) ?? [name];
}
