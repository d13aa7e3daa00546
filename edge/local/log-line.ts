/**
 * Returns a line of the Worker's log as one JSON object: its own lines are, the runtime's (an uncaught
 * exception, over several lines) are wrapped in one, without a request id.
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
