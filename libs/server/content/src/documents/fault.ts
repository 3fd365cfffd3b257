/** Why a document is not taken. */
export class ContentFault extends Error {
  override name = 'ContentFault';
}
