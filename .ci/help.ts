/** With `--help` on the command line, prints the text and exits. Call it before the script does anything. */
export function answerHelp(text: string): void {
  if (!process.argv.includes('--help')) return;
  console.log(text);
  process.exit(0);
}
