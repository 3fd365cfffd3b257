/** A complete SVG: its size in units, and its content. */
export const svg = (width: number, height: number, body: string, fit = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${fit}>${body}</svg>`;
