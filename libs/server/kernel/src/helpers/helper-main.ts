// Entry point of a helper process: the module in the first argument answers questions one at a time.
import type { HelperAnswer, HelperQuestion } from './helper.ts';

const { answer } = (await import(process.argv[2] ?? '')) as { answer: (question: unknown) => unknown };

process.on('message', ({ id, question }: HelperQuestion) => {
  const send = (message: HelperAnswer): void => void process.send?.(message);
  Promise.resolve()
    .then(() => answer(question))
    .then(
      (value) => send({ id, value }),
      (error: unknown) => send({ id, failure: String(error) }),
    );
});
// The parent process is gone.
process.on('disconnect', () => process.exit());
