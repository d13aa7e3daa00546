/** Returns a duration as '4:05' or '1:04:05'. */
export function durationText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [whole / 3_600, (whole / 60) % 60, whole % 60].map(Math.floor);
  const last = String(rest).padStart(2, '0');
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${last}` : `${minutes}:${last}`;
}
