/** A file for the player to keep. */
export interface FileToSave {
  name: string;
  /** MIME type. */
  type: string;
  parts: readonly BlobPart[];
}

/** Puts this before a table, so that spreadsheets read it as UTF-8. */
export const UTF8_MARK = '\uFEFF';

/** Offers a file to be saved. It is never opened inside the site. */
export function saveFile({ name, type, parts }: FileToSave): void {
  const url = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
