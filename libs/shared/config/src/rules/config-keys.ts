/** Public key of a pair that signs configurations. */
export interface ConfigKey {
  kty: 'EC';
  crv: 'P-256';
  x: string;
  y: string;
}

/**
 * Default signing keys: the reference backend, whose key is public. `TOUCHLINE_CONFIG_KEYS` of the edge replaces them.
 *
 * @spec CFG-1 GD-07
 */
export const CONFIG_KEYS: Readonly<Record<string, ConfigKey>> = {
  'play-money': {
    kty: 'EC',
    crv: 'P-256',
    x: 'euMYmSBcStf16LQtOqbcNKvEYIhTfFSfqJ1lxu-nftc',
    y: 'B3WocMZFqhhy5htuxRUIEAUZhi7mysrkzFQLLksonBc',
  },
};

/** Which configurations a process or a page accepts. */
export interface ConfigTrust {
  /** Trusted keys by the id that signatures name; two during a change of keys. */
  keys: Readonly<Record<string, ConfigKey>>;
  /** Whether unsigned answers are accepted too; never in production. They are not stored. */
  isUnsignedTaken: boolean;
}

/** Name of the global with an operator's trust: the edge sets it for itself and writes it into its documents. */
export const CONFIG_TRUST = 'touchlineConfigTrust';

const BUILT_IN: ConfigTrust = { keys: CONFIG_KEYS, isUnsignedTaken: false };
const globals = globalThis as { [CONFIG_TRUST]?: ConfigTrust };

/**
 * The trust that the edge was started with, or the keys of the build. Reads own properties only, to resist prototype pollution.
 *
 * @spec CFG-1 SEC-4
 */
export const configTrust = (): ConfigTrust => (Object.hasOwn(globals, CONFIG_TRUST) ? globals[CONFIG_TRUST] : undefined) ?? BUILT_IN;

/** Replaces the build's keys by an operator's, for the whole process. */
export function takeConfigTrust(trust: ConfigTrust): void {
  globals[CONFIG_TRUST] = trust;
}
