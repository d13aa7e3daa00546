/** Returns a name in reading order: 'Eva Birk' for 'Birk, Eva'. */
export function personName(name: string): string {
  const [family, given, ...more] = name.split(', ');
  return family && given && more.length === 0 ? `${given} ${family}` : name;
}
