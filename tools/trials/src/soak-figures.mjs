// Figures of a soak from its samples.
const MIB = 1024 ** 2;
const HOUR_MS = 3_600_000;
/** Share of the soak after which growth counts: 20 of 120 minutes. */
const WARM_UP = 1 / 6;

/** Slope of a straight line through points, by least squares. */
function slope(points) {
  const mean = (at) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const spread = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
  return points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0) / spread;
}

/** Increase of `above` per increase of `below` between the first and the last sample of a quarter. */
function ratio(samples, quarter, above, below) {
  const own = samples.filter((sample) => sample.quarter === quarter);
  const [first, last] = [own[0], own.at(-1)];
  return (last[above] - first[above]) / (last[below] - first[below]);
}

/**
 * @param samples - in order: `playedMs` (time under load), `quarter` (1 to 4), `heap` in bytes after a collection, `handles`, `descriptors`,
 *   `cpuMs`, `calls`, `operations` (what wrote), `bytes` of the database.
 * @param lengthMs - of the whole soak.
 * @returns growth after the warm-up, and the last quarter over the second one.
 */
export function figuresOf(samples, lengthMs) {
  const later = samples.filter(({ playedMs }) => playedMs >= lengthMs * WARM_UP);
  const growth = (name) => later.at(-1)[name] - later[0][name];
  const lastOverSecond = (above, below) => ratio(samples, 4, above, below) / ratio(samples, 2, above, below);
  return {
    heapMibAnHour: slope(later.map(({ playedMs, heap }) => [playedMs / HOUR_MS, heap / MIB])),
    handles: growth('handles'),
    descriptors: growth('descriptors'),
    bytesPerOperation: lastOverSecond('bytes', 'operations'),
    cpuPerCall: lastOverSecond('cpuMs', 'calls'),
  };
}
