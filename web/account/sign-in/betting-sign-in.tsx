import { useText } from '../../ui/use-text.ts';
import { BettingForm } from '../form/betting-form.tsx';
import { signInByBetting } from './sign-in-calls.ts';

/** Signs in with an account of the betting site (spec point 1). */
export function BettingSignIn({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const t = useText();
  return (
    <BettingForm
      submit={t('signIn.title')}
      onSubmit={async (credentials, captcha) => {
        await signInByBetting(credentials, captcha);
        await onSignedIn();
      }}
    />
  );
}
