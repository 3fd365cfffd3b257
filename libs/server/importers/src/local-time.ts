const FORMATS = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = FORMATS.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    FORMATS.set(zone, format);
  }
  return format;
}

/** Milliseconds by which a time zone is ahead of UTC at an instant. */
function offsetMs(instantMs: number, zone: string): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(instantMs)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) - instantMs;
}

/**
 * Seconds since 1970 of a local date and time. A time skipped by a clock change uses the offset before the change; a time that occurs twice
 * means its first occurrence.
 * @param zone - IANA name, or a fixed offset such as `+03:00`.
 */
export function secondsOfLocal(date: string, time: string, zone: string): number {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const candidates = [asUtc - offsetMs(asUtc - 86_400_000, zone), asUtc - offsetMs(asUtc + 86_400_000, zone)];
  const instant = candidates.find((candidate) => candidate + offsetMs(candidate, zone) === asUtc) ?? candidates[0] ?? asUtc;
  return instant / 1000;
}
