/**
 * The key pair with which the reference backend signs its configuration. It is public with the source code, so it protects play money only.
 * No entry point of this lib exports it, and the edge refuses to start in production while it trusts the public half.
 */
export const PLAY_MONEY_KEY = {
  id: 'play-money',
  pair: {
    kty: 'EC',
    crv: 'P-256',
    x: 'euMYmSBcStf16LQtOqbcNKvEYIhTfFSfqJ1lxu-nftc',
    y: 'B3WocMZFqhhy5htuxRUIEAUZhi7mysrkzFQLLksonBc',
    d: 'b4azntO4Z1RCxOBFWsoEO_nD0bRH9dume_oYqQ4iyP4',
  },
} as const;
