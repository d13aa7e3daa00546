import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Provider } from '../../../edge/contracts/patron-calls.ts';
import { listSocialProviders } from '../../../edge/contracts/social-calls.ts';
import { isApiFailure } from '../../api/failure.ts';
import { beginSocialSignIn } from '../../session/social-sign-in.ts';
import { useText } from '../../ui/use-text.ts';
import button from '../../ui/button.module.css';
import { accountCall } from '../account-api.ts';
import { useCaptcha } from '../codes/use-captcha.ts';
import form from '../form/form.module.css';

/**
 * Shows the sign-in buttons of the configured providers. `to` is the path to open after the
 * sign-in.
 */
export function SocialButtons({ to }: { to: string | undefined }) {
  const t = useText();
  const { pathname, search } = useLocation();
  const [providers, setProviders] = useState<readonly Provider[]>([]);
  const [isFailed, setFailed] = useState(false);
  const { pending, withCaptcha } = useCaptcha();
  useEffect(() => {
    accountCall(listSocialProviders, {}).then(
      (listed) => setProviders(listed.providers),
      // The form offers other ways to sign in.
      (error: unknown) => {
        if (!isApiFailure(error)) throw error;
      },
    );
  }, []);
  if (providers.length === 0) return null;
  return (
    <div className={form.form}>
      {providers.map((provider) => (
        <button
          key={provider}
          type="button"
          className={button.button}
          aria-busy={pending !== undefined}
          onClick={() => {
            setFailed(false);
            withCaptcha((headers) =>
              beginSocialSignIn(provider, to ?? pathname + search, headers),
            ).catch(() => setFailed(true));
          }}
        >
          {t(`signIn.${provider}`)}
        </button>
      ))}
      <output className={form.hint}>{pending}</output>
      <p className={form.fault} role="alert">
        {isFailed && t('failure.generic')}
      </p>
    </div>
  );
}
