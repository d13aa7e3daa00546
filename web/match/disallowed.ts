import type { Incident } from '../../realtime/protocol/incident.ts';
import type { Text } from '../text/text.ts';

/** Why a goal does not count, as far as its source says. */
export type Disallowance = 'offside' | 'handball' | 'foul' | 'var' | 'other';

/** What is looked at of an incident, or of an entry of a commentary. */
type Told = Pick<Incident, 'id' | 'type' | 'team'> & {
  text?: string | undefined;
  removed?: boolean | undefined;
};

/** The words that sources have for it, which say it in English. */
const WORDS = [
  ['offside', /\boff-?side\b/i],
  ['handball', /\bhand ?-?ball\b/i],
  ['foul', /\bfoul\b/i],
] as const;

/** Whether the text of a video review tells of a goal that it took. */
const TAKES_GOAL =
  /\b(?:no goal|goal\b.*\b(?:disallowed|cancelled|not awarded|ruled out|overturned))/i;

/** The reason in the text of a video review that took a goal; null where it took none. */
export function disallowanceIn({
  type,
  text = '',
}: Pick<Told, 'type' | 'text'>): Disallowance | null {
  if (type !== 'var' || !TAKES_GOAL.test(text)) return null;
  return reasonIn(text) ?? 'other';
}

/** Why goals were taken back, by their ids, and the reviews that say no more than that. */
export interface Disallowed {
  goals: ReadonlyMap<string, Disallowance>;
  /** Ids of video reviews. */
  reviews: ReadonlySet<string>;
}

/** The goals of `told`, in order of play, that were taken back: each by the next review of its side. */
export function disallowedIn(told: readonly Told[]): Disallowed {
  const goals = new Map<string, Disallowance>();
  const reviews = new Set<string>();
  for (const [index, goal] of told.entries()) {
    if (!goal.removed || !isGoal(goal)) continue;
    const review = told
      .slice(index + 1)
      .find(
        (each) =>
          each.type === 'var' && (each.team ?? goal.team) === goal.team && !reviews.has(each.id),
      );
    const reason = reasonIn(review?.text ?? '') ?? reasonIn(goal.text ?? '');
    goals.set(goal.id, reason ?? (review ? 'var' : 'other'));
    if (review) reviews.add(review.id);
  }
  return { goals, reviews };
}

/** 'Goal disallowed – offside' */
export function disallowedText(t: Text, reason: Disallowance): string {
  return t('timeline.disallowed', { reason });
}

function isGoal({ type }: Told): boolean {
  return type === 'goal' || type === 'penalty-goal' || type === 'own-goal';
}

function reasonIn(text: string): Disallowance | undefined {
  return WORDS.find(([, words]) => words.test(text))?.[0];
}
