import type { Signal } from '@touchline/analytics-rules';
import type { Send } from '@touchline/shared-http';

const CANCELLED = 499;
const NO_ANSWER = 599;
const LARGEST_REFUSAL = 4096;

interface Refused {
  code: string;
  field: string | null;
}

/** Code and field name of the first error in a rejection; never its texts. */
async function refusalOf(response: Response): Promise<Refused> {
  const text = (await response.text()).slice(0, LARGEST_REFUSAL);
  const { errors } = JSON.parse(text) as { errors?: { code?: unknown; field?: unknown }[] };
  const { code, field } = errors?.[0] ?? {};
  return { code: typeof code === 'string' ? code : String(response.status), field: typeof field === 'string' ? field : null };
}

/**
 * Reports every call made from now on, and how it ended. Requests and responses pass through unchanged.
 *
 * @param ports - ports whose `send` is observed.
 * @returns a function that stops the observation.
 * @spec AN-01 AN-08
 */
export function observeCalls(
  ports: { send: Send },
  record: (signal: Signal) => void,
  clock: () => number = () => performance.now(),
): () => void {
  const { send } = ports;
  const observed: Send = async (request, call) => {
    if (call === undefined || call.method === 'GET') return send(request, call);
    const { path } = call;
    const since = clock();
    const ms = (): number => Math.round(clock() - since);
    record({ kind: 'sent', path });
    try {
      const response = await send(request, call);
      const ended = { kind: 'ended', path, status: response.status, ms: ms() } as const;
      if (response.ok) record({ ...ended, code: '', field: null });
      else
        refusalOf(response.clone()).then(
          (refused) => record({ ...ended, ...refused }),
          () => record({ ...ended, code: String(response.status), field: null }), // an error page of a gateway
        );
      return response;
    } catch (error) {
      const isCancelled = (error as { name?: unknown } | null)?.name === 'AbortError';
      if (!isCancelled) record({ kind: 'ended', path, status: NO_ANSWER, code: 'network-error', field: null, ms: ms() });
      else record({ kind: 'ended', path, status: CANCELLED, code: 'close', field: null, ms: ms() });
      throw error;
    }
  };
  ports.send = observed;
  return () => {
    if (ports.send === observed) ports.send = send;
  };
}
