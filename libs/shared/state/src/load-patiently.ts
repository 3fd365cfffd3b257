import { CODE_RETRIES, CODE_RETRY_DELAY_MS } from './rules/timings.ts';

/** Fetches code, again after a failure with a growing pause. @throws the last failure. */
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
