/** With `--help`, prints what a script does and exits before it does anything. */
export function answerHelp(text: string): void {
  if (!process.argv.includes('--help')) return;
  console.log(text);
  process.exit(0);
}
