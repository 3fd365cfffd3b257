// Test module of a helper: never answers, exits, throws, or reports its process id or environment.
const ANSWERS: Readonly<Record<string, () => unknown>> = {
  pid: () => process.pid,
  env: () => Object.keys(process.env),
  fail: () => {
    throw new Error('broken in the helper');
  },
  end: () => process.exit(3),
  never: () => {
    for (;;);
  },
};

export const answer = (request: string): unknown => ANSWERS[request]?.();
