import * as v from 'valibot';
import { quietHoursSchema } from '../../../edge/contracts/push-subscription.ts';

const STORED_AS = 'push';

const choicesSchema = v.object({
  /** Minutes of the day between which nothing is sent; they may pass midnight. */
  quiet: v.nullable(quietHoursSchema),
  hidesScores: v.boolean(),
  /** What the product last got, and when, ms; null before. */
  sent: v.nullable(v.object({ text: v.string(), at: v.number() })),
});

/** How this browser gets alerts while no page is open. */
export type PushChoices = v.InferOutput<typeof choicesSchema>;

/** Returns the choices; null while such alerts are off. */
export function readPushChoices(): PushChoices | null {
  try {
    const stored = localStorage.getItem(STORED_AS);
    return stored === null ? null : v.parse(choicesSchema, JSON.parse(stored));
  } catch {
    return null;
  }
}

/** Saves the choices, or that such alerts are off. */
export function savePushChoices(choices: PushChoices | null): void {
  try {
    if (choices === null) localStorage.removeItem(STORED_AS);
    else localStorage.setItem(STORED_AS, JSON.stringify(choices));
  } catch {
    // A browser that stores nothing has no service worker either.
  }
}
