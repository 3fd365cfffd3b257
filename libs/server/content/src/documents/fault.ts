/** Thrown for an invalid document; the message gives the reason. */
export class ContentFault extends Error {
  override name = 'ContentFault';
}
