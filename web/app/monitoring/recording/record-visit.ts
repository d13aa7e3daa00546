import { record } from '@rrweb/record';
import { maskedJson } from './masked-json.ts';
import { RecordingSink, SEND_EVERY } from './recording-sink.ts';

/** Records the page until the visitor leaves or the sink ends. */
export function recordVisit(url: string, user: string | null): RecordingSink {
  const sink = new RecordingSink({
    url,
    session: crypto.randomUUID(),
    user,
    fetch: (input, init) => fetch(input, init),
    onEnd: end,
  });
  const timer = setInterval(() => void sink.send(), SEND_EVERY);
  const leave = () => {
    if (document.visibilityState === 'hidden') sink.sendLast();
  };
  document.addEventListener('visibilitychange', leave);
  const stop = record({
    emit: (event) => sink.push(maskedJson(event)),
    maskAllInputs: true,
    maskTextSelector: '*',
    slimDOMOptions: 'all',
    sampling: { mousemove: 100, scroll: 200, media: 1_000, input: 'last' },
  });

  function end(): void {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', leave);
    stop?.();
  }
  return sink;
}
