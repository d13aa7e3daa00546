import { AlertsHost } from '../alerts/alerts-host.tsx';
import { SignedInRecording } from '../app/monitoring/recording/signed-in-recording.tsx';
import { OnlineToasts } from '../app/online-toasts.tsx';
import { useShell } from '../app/shell.ts';
import { StartupData } from './startup-data.tsx';

/** The toasts, what tells by them of favourites' matches, what is done at startup, and what follows a sign-in. */
export default function RestParts() {
  const shell = useShell();
  return (
    <>
      <OnlineToasts />
      <AlertsHost />
      {shell && <StartupData userId={shell.user?.userId ?? null} setting={shell.startup} />}
      <SignedInRecording />
    </>
  );
}
