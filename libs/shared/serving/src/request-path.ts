/**
 * The path of a request target, without its query. Targets that proxies send name a whole url.
 *
 * @returns undefined for a target without a path, such as `*` or `http://[`. It never throws: `new URL('//', base)` does.
 * @spec SEC-5
 */
export function requestPath(target: string | undefined): string | undefined {
  if (target === undefined) return undefined;
  if (target.startsWith('/')) return target.split(/[?#]/, 1)[0];
  return /^https?:\/\//i.test(target) && URL.canParse(target) ? new URL(target).pathname : undefined;
}

/** The query of a request target; empty where it has none. It never throws. */
export function requestQuery(target: string | undefined): URLSearchParams {
  const at = target?.indexOf('?') ?? -1;
  return new URLSearchParams(at < 0 ? '' : target?.slice(at + 1).split('#', 1)[0]);
}
