import type { Incident } from '../../realtime/protocol/incident.ts';
import type { Text } from '../../edge/shared/text/text.ts';

/** Why a goal does not count, if its source says. */
export type Disallowance = 'offside' | 'handball' | 'foul' | 'var' | 'other';

/** The used part of an incident or commentary entry. */
type GivenIncident = Pick<Incident, 'id' | 'type' | 'team'> & {
  text?: string | undefined;
  removed?: boolean | undefined;
};

/** English words that sources use for each reason. */
const WORDS = [
  ['offside', /\boff-?side\b/i],
  ['handball', /\bhand ?-?ball\b/i],
  ['foul', /\bfoul\b/i],
] as const;

/** Matches the text of a video review that cancelled a goal. */
const TAKES_GOAL =
  /\b(?:no goal|goal\b.*\b(?:disallowed|cancelled|not awarded|ruled out|overturned))/i;

/** Returns the reason in the text of a review that cancelled a goal; otherwise null. */
export function disallowanceIn({
  type,
  text = '',
}: Pick<GivenIncident, 'type' | 'text'>): Disallowance | null {
  if (type !== 'var' || !TAKES_GOAL.test(text)) return null;
  return reasonIn(text) ?? 'other';
}

/** Reasons of cancelled goals by their ids, and the reviews that they make redundant. */
export interface Disallowed {
  goals: ReadonlyMap<string, Disallowance>;
  /** Ids of video reviews. */
  reviews: ReadonlySet<string>;
}

/**
 * Returns the cancelled goals in `incidents` (in order of play), each with its side's next review.
 */
export function disallowedIn(incidents: readonly GivenIncident[]): Disallowed {
  const goals = new Map<string, Disallowance>();
  const reviews = new Set<string>();
  for (const [index, goal] of incidents.entries()) {
    if (!goal.removed || !isGoal(goal)) continue;
    const review = incidents
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

/** Returns 'Goal disallowed – offside'. */
export function disallowedText(t: Text, reason: Disallowance): string {
  return t('timeline.disallowed', { reason });
}

function isGoal({ type }: GivenIncident): boolean {
  return type === 'goal' || type === 'penalty-goal' || type === 'own-goal';
}

function reasonIn(text: string): Disallowance | undefined {
  return WORDS.find(([, words]) => words.test(text))?.[0];
}
