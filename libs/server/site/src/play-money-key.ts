/**
 * The key pair that the reference backend signs its configuration with. It is no secret: whoever has this program has it, so it vouches for
 * play money and nothing else. No entry of this lib exports it, and the edge does not start in production while it trusts the public half.
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
