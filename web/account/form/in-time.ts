import { FormFailure } from './fault.ts';

/** How long a form waits, ms: all captchas that a code may ask for take a slow phone a minute and a half. */
export const FORM_PATIENCE_MS = 150_000;

/** Returns what `work` brings; throws a `FormFailure` where nothing comes in time. */
export async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new FormFailure({ text: 'fault.late' })), FORM_PATIENCE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
