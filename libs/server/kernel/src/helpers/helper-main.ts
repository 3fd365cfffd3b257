// Entry point of a helper process: the module in the first argument answers requests one at a time.
import type { HelperAnswer, HelperRequest } from './helper.ts';

const { answer } = (await import(process.argv[2] ?? '')) as { answer: (request: unknown) => unknown };

process.on('message', ({ id, request }: HelperRequest) => {
  const send = (message: HelperAnswer): void => void process.send?.(message);
  Promise.resolve()
    .then(() => answer(request))
    .then(
      (value) => send({ id, value }),
      (error: unknown) => send({ id, failure: String(error) }),
    );
});
// The parent process is gone.
process.on('disconnect', () => process.exit());
