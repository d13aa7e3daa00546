/** A minute of play as football counts it: 45+2 is minute 45, stoppage 2. */
export interface GoalMinute {
  minute: number;
  stoppage: number;
}

/** Reads 9, '9', "9'", '90+4' or 90 with an offset of 4; returns undefined for others. */
export function parseGoalMinute(
  minute: string | number | null | undefined,
  offset?: number | null,
): GoalMinute | undefined {
  const match = /^(\d{1,3})['’]?(?:\s*\+\s*(\d{1,2})['’]?)?$/.exec(String(minute ?? '').trim());
  if (!match) return undefined;
  const parsed = { minute: Number(match[1]), stoppage: Number(match[2] ?? offset ?? 0) };
  return parsed.minute <= 130 && parsed.stoppage >= 0 ? parsed : undefined;
}
