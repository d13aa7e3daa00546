import type { ApiName } from '../contracts/api-call.ts';
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
}

/**
 * The way of every API call (design §4), outermost stage first. A stage sees a
 * call after those before it and its answer after those behind it. So what
 * renews a session belongs between `limitAnswer` and `retryReads`: it sees the
 * 401 of the second try, and what it sends again is tried like any call. What
 * encrypts a body belongs right behind it, since a repeated call is encrypted
 * anew. Headers are chosen last of all, by `sendTo`, with the token of that moment.
 */
export function createPipeline(options: PipelineOptions): Answering {
  const stages: Stage[] = [
    answerErrors,
    limitAnswer(options.answerLimit),
    retryReads(options.retry),
  ];
  return stages.reduceRight<Answering>(
    (next, stage) => (call) => stage(call, next),
    sendTo(options.upstreams, options.timeLimits),
  );
}
