import { FormFailure } from './fault.ts';

/** Timeout of a form, ms: a slow phone needs 90 s for all captchas of one code. */
export const FORM_TIMEOUT_MS = 150_000;

/** Returns the result of `work`; throws a `FormFailure` on timeout. */
export async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new FormFailure({ text: 'fault.late' })), FORM_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
