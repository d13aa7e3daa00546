import * as v from 'valibot';
import { messageOf } from '../realtime/hosts/log.ts';

const orderSchema = v.object({ id: v.number(), order: v.optional(v.unknown()) });

/** Answers the orders of the parent process (`Child.ask`). When the parent ends, calls `end` and exits. */
export function answerOrders(
  answer: (order: unknown) => unknown,
  end: () => Promise<void> | void = () => {},
): void {
  process.on('message', (message) => {
    const { id, order } = v.parse(orderSchema, message);
    const reply = async () => {
      try {
        process.send?.({ id, value: await answer(order) });
      } catch (error) {
        process.send?.({ id, fault: messageOf(error) });
      }
    };
    void reply();
  });
  const exit = async () => {
    await end();
    process.exit();
  };
  process.once('disconnect', () => void exit());
  process.once('SIGTERM', () => void exit());
}
