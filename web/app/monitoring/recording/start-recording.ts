import type { StartupSetting } from '../../startup/startup-setting.ts';
import { VisitRecorder } from './visit-recorder.ts';

const recorder = new VisitRecorder(async () => (await import('./record-visit.ts')).recordVisit);

/** Records the visit, if it is to be recorded, for the current user. */
export function startRecording(setting: StartupSetting): Promise<void> {
  return recorder.follow(setting);
}
