const MINUTE = 60_000;

/**
 * When a match begins, ms. `time` is '20:45', or '13:00 UTC-6' with its own
 * zone; without one it is local time of `zone` (an IANA name). A match whose
 * time is not known yet stands at noon UTC: the day is then right nearly
 * everywhere. Undefined when the text is neither.
 */
export function kickOffTime(
  date: string,
  time: string | null | undefined,
  zone: string,
): number | undefined {
  if (!time?.trim()) return Date.parse(`${date}T12:00Z`);
  const match =
    /^(\d{1,2})[:.](\d{2})(?:\s*(?:UTC|GMT)\s*(?:([+-−])\s*(\d{1,2})(?::?(\d{2}))?)?)?$/.exec(
      time.trim(),
    );
  if (!match) return undefined;
  const [text, hour = '', minute = '', sign, hours, minutes = '0'] = match;
  const asUtc = Date.parse(`${date}T${hour.padStart(2, '0')}:${minute}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  if (hours !== undefined) {
    const offset = (Number(hours) * 60 + Number(minutes)) * MINUTE;
    return sign === '+' ? asUtc - offset : asUtc + offset;
  }
  return /UTC|GMT/.test(text) ? asUtc : fromZone(asUtc, zone);
}

/** The second look puts right a first guess that lay across a change of the clocks. */
function fromZone(asUtc: number, zone: string): number {
  const guess = asUtc - zoneOffset(asUtc, zone);
  return asUtc - zoneOffset(guess, zone);
}

function zoneOffset(at: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    timeZoneName: 'longOffset',
  }).formatToParts(at);
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? '';
  const match = /GMT([+-])(\d{2}):(\d{2})/.exec(name);
  if (!match) return 0;
  const size = (Number(match[2]) * 60 + Number(match[3])) * MINUTE;
  return match[1] === '-' ? -size : size;
}
