import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from '../../../edge/contracts/captcha.ts';

/** Works a challenge out beside the page, which stays awake meanwhile. */
addEventListener('message', ({ data: challenge }: MessageEvent<Challenge>) => {
  void solveChallenge({ challenge, deriveKey })
    // A page hears of an error that is thrown here, not of a promise that is rejected.
    .catch(() => null)
    .then((solution) => postMessage(solution));
});
