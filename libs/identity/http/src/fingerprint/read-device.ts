import type { ComponentsData } from '@touchline/identity-contract';
import { sources } from '@fingerprintjs/fingerprintjs';

const MOST_CHARACTERS = 200;
const whole = (value: unknown): number | undefined => (Number.isSafeInteger(value) ? (value as number) : undefined);
const text = (value: unknown): string | undefined => {
  const flat = Array.isArray(value) ? value.flat().join(',') : value;
  return typeof flat === 'string' && flat !== '' ? flat.slice(0, MOST_CHARACTERS) : undefined;
};
/** A browser may throw instead of exposing a property. */
function tryRead<T>(source: () => T): T | undefined {
  try {
    return source();
  } catch {
    return undefined;
  }
}

/**
 * Reads the device with FingerprintJS: eight of its sources, none of which draws, plays sound or enumerates anything.
 *
 * @spec HT-08
 */
export function readDevice(): ComponentsData {
  const { platform, vendor, languages, timezone, hardwareConcurrency, colorDepth, touchSupport, architecture } = sources;
  const found = {
    platform: text(tryRead(platform)),
    vendor: text(tryRead(vendor)),
    languages: text(tryRead(languages)),
    timezone: text(tryRead(timezone)),
    hardwareConcurrency: whole(tryRead(hardwareConcurrency)),
    colorDepth: whole(tryRead(colorDepth)),
    touchPoints: whole(tryRead(touchSupport)?.maxTouchPoints),
    architecture: whole(tryRead(architecture)),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)) as ComponentsData;
}
