const DEFAULT_PRODUCT_PORT = '4200';

/** Origin that games and captchas are framed from, so that no code of theirs reads anything of the site. @spec SEC-3 */
export const gamesOrigin = (env: NodeJS.ProcessEnv): string =>
  env['TOUCHLINE_GAMES_ORIGIN'] ?? `http://games.localhost:${env['TOUCHLINE_PORT'] ?? DEFAULT_PRODUCT_PORT}`;
