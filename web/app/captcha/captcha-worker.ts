import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from '../../../edge/contracts/captcha.ts';

/** Solves a challenge in a worker, so that the page stays responsive. */
addEventListener('message', ({ data: challenge }: MessageEvent<Challenge>) => {
  void solveChallenge({ challenge, deriveKey })
    // The page gets an event for a thrown error, but not for a rejected promise.
    .catch(() => null)
    .then((solution) => postMessage(solution));
});
