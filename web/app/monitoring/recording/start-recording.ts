import type { StartupSetting } from '../../startup/startup-setting.ts';
import { VisitRecorder } from './visit-recorder.ts';

const recorder = new VisitRecorder(async () => (await import('./record-visit.ts')).recordVisit);

/** Records the visit of those who are, from now on and as whoever is signed in. */
export function startRecording(setting: StartupSetting): Promise<void> {
  return recorder.follow(setting);
}
