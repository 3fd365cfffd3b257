/** A name as a part of a file's name. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^A-Za-z\d]+/g, '-')
    .toLowerCase();
