import { AlertsHost } from '../alerts/alerts-host.tsx';
import { SignedInRecording } from '../app/monitoring/recording/signed-in-recording.tsx';
import { OnlineToasts } from '../app/online-toasts.tsx';

/** The toasts, what tells by them of favourites' matches, and what follows a sign-in. */
export default function RestParts() {
  return (
    <>
      <OnlineToasts />
      <AlertsHost />
      <SignedInRecording />
    </>
  );
}
