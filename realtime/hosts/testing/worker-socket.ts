import { createTestSocket, type TestSocket } from '../conformance/test-socket.ts';

/** Returns the client's end of an accepted upgrade. Throws with the response if refused. */
export async function openSocket(response: Response): Promise<TestSocket> {
  const { webSocket } = response;
  if (!webSocket) throw new Error(`Refused: ${response.status} ${await response.text()}`);
  const events = createTestSocket({
    send: (text) => webSocket.send(text),
    close: () => webSocket.close(1000),
  });
  webSocket.addEventListener('message', ({ data }) => events.message(String(data)));
  webSocket.addEventListener('close', ({ code }) => events.close(code));
  webSocket.accept();
  return events.socket;
}
