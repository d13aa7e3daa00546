import { useState } from 'react';
import { STATE } from '../../../edge/contracts/states.ts';
import { isApiFailure } from '../../api/failure.ts';
import { browserApi } from '../../app/browser-api.ts';
import { useText } from '../../text/use-text.ts';
import { passCaptcha } from './pass-captcha.ts';

/** Makes a call of the API with further headers. */
type Make<Answer> = (headers?: Record<string, string>) => Promise<Answer>;

export interface CaptchaWork {
  /** What the form's button says while the browser works on a captcha. */
  pending: string | undefined;
  /**
   * Makes a call; where the API asks for a captcha first, works it out and makes the call once
   * more. Nobody has to do anything.
   */
  withCaptcha: <Answer>(make: Make<Answer>) => Promise<Answer>;
}

/** For forms that try a password: after many wrong ones, anybody's, the API asks for a captcha. */
export function useCaptcha(): CaptchaWork {
  const t = useText();
  const [isWorking, setWorking] = useState(false);
  return {
    pending: isWorking ? t('signIn.sending') : undefined,
    withCaptcha: async (make) => {
      try {
        return await make();
      } catch (error) {
        if (!isApiFailure(error) || error.state !== STATE.captchaRequired) throw error;
        setWorking(true);
        return await make(await passCaptcha(browserApi()));
      } finally {
        setWorking(false);
      }
    },
  };
}
