/**
 * A line of the Worker's log as one JSON object: its own lines are, what the
 * runtime says of it (an exception that nothing caught, over several lines) is
 * put into one, of no known request.
 */
export function logLine(level: string, message: string): string {
  if (isObjectOnALine(message)) return message;
  return JSON.stringify({ requestId: null, level, event: 'console', message });
}

function isObjectOnALine(text: string): boolean {
  if (!text.startsWith('{') || text.includes('\n')) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
