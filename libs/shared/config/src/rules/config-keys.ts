/** The public half of a pair that signs configurations. */
export interface ConfigKey {
  kty: 'EC';
  crv: 'P-256';
  x: string;
  y: string;
}

/**
 * Who may sign this site's configuration, by the id that signatures name. It is part of the build: an operator puts their own key here in the
 * place of the reference backend's, which everybody has, and both keys while one follows the other.
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
