import type { Call } from '@touchline/shared-contract';
import { callJson, HttpError, type CallInput, type ReadAnswer, type Send } from '@touchline/shared-http';
import type { Ports } from '@touchline/shared-state';
import { isTaken, signedAnswer, type SignedAnswer } from './signed-config.ts';

/** An answer of the configuration service without a valid signature of a trusted key. It is not used. */
export class UnsignedConfigError extends HttpError {
  override name = 'UnsignedConfigError';
  constructor() {
    super({ status: 500, code: 'unsigned', message: 'The configuration carries no signature of a key that this site trusts.' });
  }
}

/**
 * Makes a call whose answer must be signed; an answer without a valid signature is a failed call.
 *
 * @returns the parsed answer, and its exact bytes with their signature.
 * @throws HttpError, {@link UnsignedConfigError} among them.
 * @spec CF-01 CF-02 CF-03 CFG-1
 */
export async function callSigned<const C extends Call, T>(
  ports: Pick<Ports, 'send' | 'origin' | 'now'>,
  call: C,
  input: CallInput<C> & { read: ReadAnswer<T> },
): Promise<{ body: T; answer: SignedAnswer }> {
  let answer: SignedAnswer | undefined;
  const send: Send = async (request, made) => {
    const response = await ports.send(request, made);
    if (!response.ok) return response;
    answer = await signedAnswer(request, response);
    if (!(await isTaken(answer, ports.now()))) throw new UnsignedConfigError();
    return response;
  };
  const body = await callJson({ send, origin: ports.origin }, call, input);
  return { body, answer: answer as SignedAnswer };
}
