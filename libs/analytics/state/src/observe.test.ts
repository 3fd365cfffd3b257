import type { Signal } from '@touchline/analytics-rules';
import { observeCalls } from './observe-calls.ts';
import { observeForms, observeNetworks } from './observe-forms.ts';

const CALL = { method: 'POST', path: '/web-api/user/login', auth: 'none' } as const;
const request = (): Request =>
  new Request('https://shop.test/web-api/user/login', { method: 'POST', body: JSON.stringify({ uPassword: 'CANARY-1' }) });

function observed(answer: () => Promise<Response>) {
  const signals: Signal[] = [];
  const ports = { send: answer };
  const stop = observeCalls(
    ports,
    (signal) => void signals.push(signal),
    () => 0,
  );
  return { signals, ports: ports as { send: (request: Request, call?: typeof CALL) => Promise<Response> }, stop };
}

it('[AN-08] [PRV-1] reports each call and how it ended, without any contents', async () => {
  const refusal = { errors: [{ code: 'wrong-credentials', field: 'uLogin', detail: 'CANARY-2' }] };
  const { signals, ports } = observed(async () => Response.json(refusal, { status: 401 }));
  const response = await ports.send(request(), CALL);

  expect(await response.json()).toEqual(refusal);
  await new Promise((resume) => setTimeout(resume));
  expect(signals).toEqual([
    { kind: 'sent', path: CALL.path },
    { kind: 'ended', path: CALL.path, status: 401, code: 'wrong-credentials', field: 'uLogin', ms: 0 },
  ]);
  expect(JSON.stringify(signals)).not.toContain('CANARY');
});

it('[AN-08] reports and rethrows a network failure; reports nothing after stopping', async () => {
  const { signals, ports, stop } = observed(() => Promise.reject(new TypeError('gone')));
  await expect(ports.send(request(), CALL)).rejects.toThrow('gone');
  expect(signals.at(-1)).toMatchObject({ status: 599, code: 'network-error' });
  stop();
  await expect(ports.send(request(), CALL)).rejects.toThrow('gone');

  expect(signals).toHaveLength(2);
});

it('[AN-07] [PRV-1] reports the names of fields that a form marks as invalid, never their values', () => {
  jest.useFakeTimers();
  document.body.innerHTML = '<form><input name="email" value="CANARY-3"><input name="stake" aria-invalid="true"></form>';
  const wrongFields: string[][] = [];
  const stop = observeForms(document, (names) => void wrongFields.push(names));
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  document.querySelector('[name=email]')?.setAttribute('aria-invalid', 'true');
  jest.advanceTimersByTime(100);
  stop();
  jest.useRealTimers();

  expect(wrongFields).toEqual([['email', 'stake']]);
});

it('[AN-09] reports the social network that a visitor signs in with', () => {
  document.body.innerHTML =
    '<a href="/social-api/oauth/google?lang=en"><span id="in">Google</span></a><a id="other" href="/en/live">Live</a>';
  for (const link of document.querySelectorAll('a')) link.addEventListener('click', (event) => event.preventDefault());
  const networks: string[] = [];
  const stop = observeNetworks(document, (id) => void networks.push(id));
  document.getElementById('in')?.click();
  document.getElementById('other')?.click();
  stop();
  document.getElementById('in')?.click();

  expect(networks).toEqual(['google']);
});
