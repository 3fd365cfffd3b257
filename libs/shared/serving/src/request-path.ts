/**
 * The path of a request target, without its query. Clients of a proxy send an absolute URL.
 *
 * @returns undefined for a target without a path, such as `*` or `http://[`. Never throws, unlike `new URL('//', base)`.
 * @spec SEC-5
 */
export function requestPath(target: string | undefined): string | undefined {
  if (target === undefined) return undefined;
  if (target.startsWith('/')) return target.split(/[?#]/, 1)[0];
  return /^https?:\/\//i.test(target) && URL.canParse(target) ? new URL(target).pathname : undefined;
}

/** The query of a request target; empty if there is none. Never throws. */
export function requestQuery(target: string | undefined): URLSearchParams {
  const at = target?.indexOf('?') ?? -1;
  return new URLSearchParams(at < 0 ? '' : target?.slice(at + 1).split('#', 1)[0]);
}
