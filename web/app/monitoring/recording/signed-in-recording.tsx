import { useEffect } from 'react';
import { useShell } from '../../shell.ts';
import { startRecording } from './start-recording.ts';

/** Starts, identifies or ends the recording when a visitor signs in or out. */
export function SignedInRecording() {
  const setting = useShell()?.startup;
  const user = setting?.measuring.recording?.user;
  useEffect(() => {
    if (setting && user !== undefined) void startRecording(setting);
    // Other changes of the setting belong to later pages.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [user]);
  return null;
}
