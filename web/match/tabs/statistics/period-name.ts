const NAMES = new Map([
  ['ALL', 'Match'],
  ['H1', '1st half'],
  ['H2', '2nd half'],
  ['ET1', 'Extra time 1'],
  ['ET2', 'Extra time 2'],
  ['OT', 'Overtime'],
]);
const ORDINALS = ['', '1st', '2nd', '3rd'];
const PARTS: Record<string, string> = { Q: 'quarter', S: 'set', I: 'inning', OT: 'overtime' };

/** What a part of a match is called by its match status: 'Q3' is the 3rd quarter. */
export function periodName(period: string): string {
  const known = NAMES.get(period);
  if (known) return known;
  const [, letters = '', digits = ''] = /^(Q|S|I|OT)(\d+)$/.exec(period) ?? [];
  const part = PARTS[letters];
  return part === undefined ? period : `${ORDINALS[Number(digits)] ?? `${digits}th`} ${part}`;
}
