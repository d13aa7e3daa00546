import { useState } from 'react';
import { browserApi } from '../../app/browser-api.ts';
import { useText } from '../../ui/use-text.ts';
import { callAgainWithCaptcha } from '../../app/captcha/pass-captcha.ts';

/** Makes an API call with extra headers. */
type Make<Answer> = (headers?: Record<string, string>) => Promise<Answer>;

export interface CaptchaWork {
  /** The button's label while the browser solves a captcha. */
  pending: string | undefined;
  /**
   * Makes a call. If the API demands a captcha, solves it without the visitor and retries the call
   * once.
   */
  withCaptcha: <Answer>(make: Make<Answer>) => Promise<Answer>;
}

/**
 * Returns the captcha work of a form: after many wrong passwords, or many starts of a sign-in from one
 * network, by anyone, the API demands a captcha.
 */
export function useCaptcha(): CaptchaWork {
  const t = useText();
  const [isWorking, setWorking] = useState(false);
  return {
    pending: isWorking ? t('signIn.sending') : undefined,
    withCaptcha: async (make) => {
      try {
        return await callAgainWithCaptcha(browserApi(), make, { begin: () => setWorking(true) });
      } finally {
        setWorking(false);
      }
    },
  };
}
