import { CODE_RETRIES, CODE_RETRY_DELAY_MS } from '../rules/timings.ts';

/** Loads code, retrying with growing delays. @throws the last error. */
export async function loadPatiently<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await load();
    } catch (error) {
      if (tries === CODE_RETRIES) throw error;
      await new Promise((resume) => setTimeout(resume, CODE_RETRY_DELAY_MS * 2 ** tries));
    }
  }
}
