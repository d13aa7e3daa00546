import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from '../../../edge/contracts/captcha.ts';

/** Works a challenge out beside the page, which stays awake meanwhile. */
addEventListener('message', ({ data: challenge }: MessageEvent<Challenge>) => {
  void solveChallenge({ challenge, deriveKey }).then((solution) => postMessage(solution));
});
