import type { ApiName } from '../contracts/api-call.ts';
import { renewSession, type RenewSession } from '../session/renew-session.ts';
import { answerErrors } from './answer-errors.ts';
import type { Answering, Stage, Upstream } from './call.ts';
import { limitAnswer } from './limit-answer.ts';
import { readPlainly } from './read-plainly.ts';
import { retryReads, type RetryOptions } from './retry-reads.ts';
import { sendTo, type TimeLimits } from './send.ts';

export interface PipelineOptions {
  upstreams: Record<ApiName, Upstream>;
  timeLimits?: TimeLimits;
  retry?: RetryOptions;
  /** Bytes. */
  answerLimit?: number;
  /** Renews a session; absent in the pipeline of the renewal itself. */
  renew?: RenewSession;
  /**
   * Encrypts the bodies of calls that require it; absent in the pipeline of a renewal, which does
   * not.
   */
  encrypt?: Stage;
}

/**
 * Returns the pipeline of every API call (design §4). Its outermost stages see a call first and its
 * answer last. `renewSession` therefore sees the 401 that is left after retries, and a call that it
 * repeats is encrypted and retried like any other. `sendTo` chooses the headers last, with the
 * current token.
 */
export function createPipeline(options: PipelineOptions): Answering {
  const stages: Stage[] = [
    answerErrors,
    limitAnswer(options.answerLimit),
    ...(options.renew ? [renewSession(options.renew)] : []),
    readPlainly,
    ...(options.encrypt ? [options.encrypt] : []),
    retryReads(options.retry),
  ];
  return stages.reduceRight<Answering>(
    (next, stage) => (call) => stage(call, next),
    sendTo(options.upstreams, options.timeLimits),
  );
}
