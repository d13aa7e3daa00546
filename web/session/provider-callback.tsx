import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { STATE } from '../../edge/contracts/states.ts';
import { PROVIDER_NAMES, type Provider } from '../../edge/contracts/patron-calls.ts';
import { isApiFailure } from '../api/failure.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import { useText } from '../ui/use-text.ts';
import button from '../ui/button.module.css';
import messagePage from '../ui/message-page.module.css';
import { finishSocialSignIn } from './social-sign-in.ts';

type Failure = 'cancelled' | 'expired' | 'unconfirmed' | 'exists' | 'full' | 'generic';

/**
 * Page to which a provider returns. It signs the visitor in, then reopens the page they came from.
 */
export function ProviderCallback({
  provider,
  begin,
}: {
  provider: Provider;
  /** Begins another sign-in. */
  begin: () => Promise<void>;
}) {
  const t = useText();
  const [failure, setFailure] = useState<Failure | null>(null);
  const isBegun = useRef(false);
  useEffect(() => {
    // The code works only once.
    if (isBegun.current) return;
    isBegun.current = true;
    const goOn = async () => {
      const outcome = await finish(provider);
      if (outcome.kind === 'failed') setFailure(outcome.failure);
      else location.replace(outcome.to);
    };
    void goOn();
  }, [provider]);
  const name = PROVIDER_NAMES[provider];
  const again = () => {
    setFailure(null);
    begin().catch(() => setFailure('generic'));
  };
  return (
    <div className={messagePage.page}>
      <h1>{t('callback.title', { provider: name })}</h1>
      <output>{failure === null ? t('callback.progress') : failureText(t, failure, name)}</output>
      {failure === null ? (
        <progress aria-label={t('callback.progress')} />
      ) : (
        <>
          <button type="button" className={button.button} onClick={again}>
            {t('action.retry')}
          </button>
          <Link to="/" className={messagePage.link}>
            {t('action.toScores')}
          </Link>
        </>
      )}
    </div>
  );
}

function failureText(t: Text, failure: Failure, provider: string): string {
  if (failure === 'full') return t('callback.full');
  return failure === 'generic' ? t('failure.generic') : t(`callback.${failure}`, { provider });
}

type Outcome = { kind: 'signed-in'; to: string } | { kind: 'failed'; failure: Failure };

async function finish(provider: Provider): Promise<Outcome> {
  const query = new URLSearchParams(location.search);
  // The query would reveal the user in the address and the history.
  history.replaceState(history.state, '', location.pathname);
  const [code, state] = [query.get('code'), query.get('state')];
  if (code === null || state === null) return { kind: 'failed', failure: 'cancelled' };
  try {
    const iss = query.get('iss') ?? undefined;
    return { kind: 'signed-in', to: await finishSocialSignIn(provider, { code, state, iss }) };
  } catch (error) {
    if (!isApiFailure(error)) throw error;
    return { kind: 'failed', failure: FAILURES.get(error.state ?? 0) ?? 'generic' };
  }
}

const FAILURES: ReadonlyMap<number, Failure> = new Map([
  [STATE.proofRequired, 'expired'],
  [STATE.addressUnconfirmed, 'unconfirmed'],
  [STATE.accountExists, 'exists'],
  [STATE.noAccountsLeft, 'full'],
]);
