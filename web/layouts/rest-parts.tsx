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
 * Runs the parts of a page that can wait until it is idle: toasts, the fan's delay, alerts and the
 * calendar of favourites, the home-screen offer, startup data, and the reaction to a sign-in or a
 * change of device.
 */
export default function RestParts() {
  const shell = useShell();
  // Browser tests wait for this attribute: all that a page starts by itself is then running.
  useEffect(() => void document.documentElement.toggleAttribute('data-awake', true), []);
  // The web views of an app take their platform from the address, not from the user agent.
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
