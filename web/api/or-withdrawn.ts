import { isApiFailure } from './failure.ts';

/** The status of what was there once. */
export const GONE = 410;

/** What is asked for, or that it was published once and is no more. */
export async function orWithdrawn<Answer>(asked: Promise<Answer>): Promise<Answer | 'withdrawn'> {
  return asked.catch((error: unknown) => {
    if (isApiFailure(error) && error.status === GONE) return 'withdrawn' as const;
    throw error;
  });
}
