import type { Culture } from './culture.ts';
import type { Random } from './random.ts';

export type Gender = 'women' | 'men';

/** An invented person. `given` and `family` are separate, because sports list people by either. */
export interface Person {
  given: string;
  family: string;
  /** ISO 3166 code in lower case: the name's country. */
  country: string;
}

export function inventPerson(random: Random, culture: Culture, gender: Gender): Person {
  return {
    given: random.pick(culture[gender]),
    family: random.pick(culture.familyStarts) + random.pick(culture.familyEnds),
    country: culture.country,
  };
}

/** Returns people with distinct family names, since readers would confuse equal ones. */
export function inventPeople(
  random: Random,
  cultures: readonly Culture[],
  gender: Gender,
  count: number,
): Person[] {
  const people = new Map<string, Person>();
  while (people.size < count) {
    const person = inventPerson(random, random.pick(cultures), gender);
    if (!people.has(person.family)) people.set(person.family, person);
  }
  return [...people.values()];
}

export function fullName({ given, family }: Pick<Person, 'given' | 'family'>): string {
  return `${given} ${family}`;
}

/** Returns a name with an initial: 'Ž. Marandić'. */
export function initialedName({ given, family }: Person): string {
  return `${[...given][0] ?? ''}. ${family}`;
}
