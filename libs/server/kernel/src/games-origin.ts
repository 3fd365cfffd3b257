const DEFAULT_PRODUCT_PORT = '4200';

/** Origin of the frames of games and captchas, so that their code cannot read anything of the site. @spec SEC-3 */
export const gamesOrigin = (env: NodeJS.ProcessEnv): string =>
  env['TOUCHLINE_GAMES_ORIGIN'] ?? `http://games.localhost:${env['TOUCHLINE_PORT'] ?? DEFAULT_PRODUCT_PORT}`;
