import * as v from 'valibot';
import { quietHoursSchema } from '../../../edge/contracts/push-subscription.ts';

const STORED_AS = 'push';

const choicesSchema = v.object({
  /** Minutes of the day between which the product sends nothing; the range may cross midnight. */
  quiet: v.nullable(quietHoursSchema),
  hidesScores: v.boolean(),
  /** The JSON text last sent to the product, and the time, ms; null before the first. */
  sent: v.nullable(v.object({ text: v.string(), at: v.number() })),
});

/** A fan's choices for alerts on this browser while no page is open. */
export type PushChoices = v.InferOutput<typeof choicesSchema>;

/** Returns the stored choices; null while such alerts are off. */
export function readPushChoices(): PushChoices | null {
  try {
    const stored = localStorage.getItem(STORED_AS);
    return stored === null ? null : v.parse(choicesSchema, JSON.parse(stored));
  } catch {
    return null;
  }
}

/** Stores the choices; null turns such alerts off. */
export function savePushChoices(choices: PushChoices | null): void {
  try {
    if (choices === null) localStorage.removeItem(STORED_AS);
    else localStorage.setItem(STORED_AS, JSON.stringify(choices));
  } catch {
    // A browser that stores nothing has no service worker either.
  }
}
