import { AlertsHost } from '../alerts/alerts-host.tsx';
import { OnlineToasts } from '../app/online-toasts.tsx';

/** The toasts, and what tells by them of favourites' matches. */
export default function RestParts() {
  return (
    <>
      <OnlineToasts />
      <AlertsHost />
    </>
  );
}
