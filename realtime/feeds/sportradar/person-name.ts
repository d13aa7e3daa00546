/** Returns a name in reading order: 'Birk, Eva' is Eva Birk. */
export function personName(name: string): string {
  const [family, given, ...more] = name.split(', ');
  return family && given && more.length === 0 ? `${given} ${family}` : name;
}
