import { useEffect } from 'react';
import { AlertsHost } from '../alerts/alerts-host.tsx';
import { SignedInRecording } from '../app/monitoring/recording/signed-in-recording.tsx';
import { OnlineToasts } from '../app/online-toasts.tsx';
import { CalendarHost } from '../favourites/calendar-host.ts';
import { useShell } from '../app/shell.ts';
import { HomeScreen } from '../home-screen/home-screen.tsx';
import { DelayHost } from '../session/delay-host.ts';
import { FollowSession } from '../session/follow-session.ts';
import { StartupData } from './startup-data.tsx';
import { useDeviceRefresh } from './use-device-refresh.ts';

/**
 * The fan's delay, the toasts, the favourites' alerts and calendar, the product on a home screen, the startup
 * steps, and the effects of a sign-in or another device.
 */
export default function RestParts() {
  const shell = useShell();
  // Browser tests wait for it: everything that a page starts by itself is running.
  useEffect(() => void document.documentElement.toggleAttribute('data-awake', true), []);
  // An app's web views keep the address's platform.
  useDeviceRefresh(shell?.platform === 'pc' || shell?.platform === 'wap');
  return (
    <>
      <OnlineToasts />
      <FollowSession />
      <DelayHost />
      <AlertsHost />
      <CalendarHost />
      <HomeScreen />
      {shell && <StartupData userId={shell.user?.userId ?? null} setting={shell.startup} />}
      <SignedInRecording />
    </>
  );
}
