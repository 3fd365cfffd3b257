/** A file to download. */
export interface FileToSave {
  name: string;
  /** MIME type. */
  type: string;
  parts: readonly BlobPart[];
}

/** Prefix of tables, so that spreadsheets read them as UTF-8. */
export const UTF8_MARK = '\uFEFF';

/** Offers a download. The file is never opened inside the site. */
export function saveFile({ name, type, parts }: FileToSave): void {
  const url = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
