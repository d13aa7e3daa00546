import type { ApiName } from '../contracts/api-call.ts';
import { renewSession, type RenewSession } from '../session/renew-session.ts';
import { answerErrors } from './answer-errors.ts';
import type { Answering, Stage, Upstream } from './call.ts';
import { limitAnswer } from './limit-answer.ts';
import { retryReads, type RetryOptions } from './retry-reads.ts';
import { sendTo, type TimeLimits } from './send.ts';

export interface PipelineOptions {
  upstreams: Record<ApiName, Upstream>;
  timeLimits?: TimeLimits;
  retry?: RetryOptions;
  /** Bytes. */
  answerLimit?: number;
  /** Renews a session; absent while nobody can have one. */
  renew?: RenewSession;
  /** Encrypts the bodies of paths that require it; absent while none do. */
  encrypt?: Stage;
}

/**
 * Builds the pipeline of every API call (design §4), outermost stage first. Earlier stages see a
 * call first and its answer last: a session is renewed after the retry's 401, and a call that is
 * sent again is encrypted and retried like any other. `sendTo` chooses the headers last, with the
 * current token.
 */
export function createPipeline(options: PipelineOptions): Answering {
  const stages: Stage[] = [
    answerErrors,
    limitAnswer(options.answerLimit),
    ...(options.renew ? [renewSession(options.renew)] : []),
    ...(options.encrypt ? [options.encrypt] : []),
    retryReads(options.retry),
  ];
  return stages.reduceRight<Answering>(
    (next, stage) => (call) => stage(call, next),
    sendTo(options.upstreams, options.timeLimits),
  );
}
