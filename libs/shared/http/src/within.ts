/**
 * The outcome of some work, or that of `late` when it has not come within `ms`. The work goes on; what it throws afterwards is nobody's.
 *
 * @param late - may throw.
 */
export function within<T, L>(work: Promise<T>, ms: number, late: () => L): Promise<T | L> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return Promise.race([work, end.then(late)]).finally(() => clearTimeout(timer));
}
