/** Converts a name for use in file names. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^A-Za-z\d]+/g, '-')
    .toLowerCase();
