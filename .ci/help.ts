/** Where `--help` is asked for, says what a script does, and ends it before it does anything. */
export function answerHelp(text: string): void {
  if (!process.argv.includes('--help')) return;
  console.log(text);
  process.exit(0);
}
