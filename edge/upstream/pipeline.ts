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
  /** How a session is renewed; absent while nobody can have one. */
  renew?: RenewSession;
  /** Encrypts the bodies of the paths that ask for it; absent while none does. */
  encrypt?: Stage;
}

/**
 * The way of every API call (design §4), outermost stage first. A stage sees a
 * call after those before it and its answer after those behind it: a session is
 * renewed after the 401 of the second try, and what is sent again is encrypted
 * anew and tried like any call. Headers are chosen last of all, by `sendTo`,
 * with the token of that moment.
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
