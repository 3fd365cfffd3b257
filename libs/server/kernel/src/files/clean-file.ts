import { cleanJpeg, isJpeg } from './jpeg.ts';
import { cleanPng, PNG_START } from './png.ts';

export type FileType = 'image/png' | 'image/jpeg' | 'application/pdf';
/** A file that may be stored: its type, detected from the content, and the cleaned bytes. */
export interface CleanFile {
  type: FileType;
  content: Buffer;
}

/** A PDF is stored unchanged, because it is only downloaded, never displayed; one with scripts, attachments or actions is refused. */
function cleanPdf(file: Buffer): Buffer | null {
  const text = file.toString('latin1');
  if (!text.includes('%%EOF')) return null;
  return /\/(?:JavaScript|JS|Launch|EmbeddedFile|OpenAction|RichMedia)\b/.test(text) ? null : file;
}

/**
 * Strips an uploaded file of all that must not be stored. Detects the type from the content and ignores the name and the declared type.
 *
 * @returns null for anything but an intact PNG or JPEG or a plain PDF.
 * @spec AC-04
 */
export function cleanFile(file: Buffer): CleanFile | null {
  const of = (type: FileType, content: Buffer | null) => (content === null ? null : { type, content });
  if (file.subarray(0, PNG_START.length).equals(PNG_START)) return of('image/png', cleanPng(file));
  if (isJpeg(file)) return of('image/jpeg', cleanJpeg(file));
  return file.subarray(0, 5).toString('latin1') === '%PDF-' ? of('application/pdf', cleanPdf(file)) : null;
}
