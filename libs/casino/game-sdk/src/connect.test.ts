import { connectGame, type FrameHost } from './index.ts';

it('[CS-02] announces that it is ready and accepts only contract messages from the embedding page', () => {
  const sent: unknown[] = [];
  const parent = { postMessage: (message: unknown) => void sent.push(message) };
  let listener: (event: MessageEvent) => void = () => undefined;
  const host: FrameHost = {
    parent,
    addEventListener: (_, handler) => (listener = handler),
    removeEventListener: () => (listener = () => undefined),
  };
  const received: unknown[] = [];
  const link = connectGame(host, (message) => received.push(message));

  expect(sent).toEqual([{ v: 1, type: 'ready' }]);
  const post = (data: unknown, source: unknown = parent) => listener({ data, source } as MessageEvent);
  post({ v: 1, type: 'balance', balance: 500 }, {});
  post({ v: 2, type: 'balance', balance: 500 });
  post({ v: 1, type: 'balance', balance: 1.5 });
  post('balance');
  expect(received).toEqual([]);
  post({ v: 1, type: 'balance', balance: 500 });
  expect(received).toEqual([{ v: 1, type: 'balance', balance: 500 }]);

  link.send({ type: 'play', id: 'aaaaaaaa', amount: 100, choice: {} });
  expect(sent.at(-1)).toEqual({ v: 1, type: 'play', id: 'aaaaaaaa', amount: 100, choice: {} });
  link.close();
  post({ v: 1, type: 'resume' });
  expect(received).toHaveLength(1);
});
