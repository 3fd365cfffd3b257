/** The public half of a pair that signs configurations. */
export interface ConfigKey {
  kty: 'EC';
  crv: 'P-256';
  x: string;
  y: string;
}

/**
 * Who may sign this site's configuration unless the edge was started with keys of its own (`TOUCHLINE_CONFIG_KEYS`): the reference backend,
 * whose key everybody has.
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

/** Which configurations a process or a page takes. */
export interface ConfigTrust {
  /** Keys that may sign, by the id that signatures name: both while one follows the other. */
  keys: Readonly<Record<string, ConfigKey>>;
  /** Whether an answer without any signature is taken too; never in production. It is not kept. */
  isUnsignedTaken: boolean;
}

/** Name of the global that holds the trust of an operator: the edge sets it for itself, and writes it into its documents. */
export const CONFIG_TRUST = 'touchlineConfigTrust';

const BUILT_IN: ConfigTrust = { keys: CONFIG_KEYS, isUnsignedTaken: false };
const globals = globalThis as { [CONFIG_TRUST]?: ConfigTrust };

/** What the edge was started with, or the keys of the build. A polluted prototype gives nothing. @spec CFG-1 SEC-4 */
export const configTrust = (): ConfigTrust => (Object.hasOwn(globals, CONFIG_TRUST) ? globals[CONFIG_TRUST] : undefined) ?? BUILT_IN;

/** Takes the keys of an operator in the place of the build's, for the whole process. */
export function takeConfigTrust(trust: ConfigTrust): void {
  globals[CONFIG_TRUST] = trust;
}
