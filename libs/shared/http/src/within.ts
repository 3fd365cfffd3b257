/**
 * The result of `work`, or of `late` if `work` takes longer than `ms`. `work` is not cancelled; later rejections are ignored.
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
