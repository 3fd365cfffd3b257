export type Platform = 'ios' | 'android' | 'mac' | 'windows' | 'other';

/** The platform of a browser. An iPad identifies as a Mac, but has a touch screen. */
export function platformOf(userAgent: string, touchPoints: number): Platform {
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)) return 'ios';
  if (/Android/.test(userAgent)) return 'android';
  if (/Macintosh/.test(userAgent)) return 'mac';
  return /Windows|Linux|CrOS/.test(userAgent) ? 'windows' : 'other';
}
