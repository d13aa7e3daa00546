import { useEffect } from 'react';
import { useShell } from '../../shell.ts';
import { startRecording } from './start-recording.ts';

/** Who signs in may be one of those who are recorded, or has to be told to the recorder; who signs out is recorded no further. */
export function SignedInRecording() {
  const setting = useShell()?.startup;
  const user = setting?.measuring.recording?.user;
  useEffect(() => {
    if (setting && user !== undefined) void startRecording(setting);
    // Whatever else of the setting has changed is of later pages.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [user]);
  return null;
}
