import { PROVIDER_NAMES, type Provider } from '../../../edge/contracts/patron-calls.ts';
import {
  unlinkBettingAccount,
  unlinkProvider,
} from '../../../edge/contracts/sign-in-method-calls.ts';
import { useSessionStore } from '../../session/session.ts';
import { useText } from '../../ui/use-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { accountCall } from '../account-api.ts';
import { useChangeProfile, useProfile } from './profile-context.ts';
import { RemoveSignInMethod } from './remove-sign-in-method.tsx';

/** An external account that can sign in here. */
export type Linked =
  | { kind: 'provider'; provider: Provider }
  | { kind: 'betting'; account: string };

interface UnlinkDialogProps {
  linked: Linked;
  isOpen: boolean;
  onClose: () => void;
}

/** Unlinks an account of Google, Apple or the betting site. */
export function UnlinkDialog({ linked, isOpen, onClose }: UnlinkDialogProps) {
  const t = useText();
  const store = useSessionStore();
  const what = linked.kind === 'provider' ? PROVIDER_NAMES[linked.provider] : linked.account;
  return (
    <Dialog
      title={t('security.unlink', { what })}
      isOpen={isOpen}
      onClose={() => {
        // The token is used, or must not serve another change.
        store.setState({ changePasswordToken: null });
        onClose();
      }}
      isKept
    >
      <Unlink linked={linked} what={what} />
    </Dialog>
  );
}

function Unlink({ linked, what }: { linked: Linked; what: string }) {
  const t = useText();
  const profile = useProfile();
  const change = useChangeProfile();
  const { providers = [], bettingAccounts = [] } = profile ?? {};
  const submit = t('security.unlink', { what });
  if (linked.kind === 'provider') {
    const { provider } = linked;
    return (
      <RemoveSignInMethod
        what={what}
        submit={submit}
        onRemove={async (token) => {
          await accountCall(unlinkProvider, { provider, body: { token } });
          change({ providers: providers.filter((each) => each !== provider) });
        }}
      />
    );
  }
  const { account } = linked;
  return (
    <RemoveSignInMethod
      what={what}
      submit={submit}
      isGone={!bettingAccounts.includes(account)}
      onRemove={async (token) => {
        await accountCall(unlinkBettingAccount, { body: { account, token } });
        change({ bettingAccounts: bettingAccounts.filter((each) => each !== account) });
      }}
    />
  );
}
