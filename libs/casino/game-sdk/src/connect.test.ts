import { connectGame, type FrameHost } from './index.ts';

it('[CS-02] announces that it is ready and accepts only contract messages from the embedding page', () => {
  const sent: unknown[] = [];
  const parent = { postMessage: (message: unknown) => void sent.push(message) };
  let listener: (event: MessageEvent) => void = () => undefined;
  const host: FrameHost = {
    parent,
    addEventListener: (_, heard) => (listener = heard),
    removeEventListener: () => (listener = () => undefined),
  };
  const heard: unknown[] = [];
  const link = connectGame(host, (message) => heard.push(message));

  expect(sent).toEqual([{ v: 1, type: 'ready' }]);
  const say = (data: unknown, source: unknown = parent) => listener({ data, source } as MessageEvent);
  say({ v: 1, type: 'balance', balance: 500 }, {});
  say({ v: 2, type: 'balance', balance: 500 });
  say({ v: 1, type: 'balance', balance: 1.5 });
  say('balance');
  expect(heard).toEqual([]);
  say({ v: 1, type: 'balance', balance: 500 });
  expect(heard).toEqual([{ v: 1, type: 'balance', balance: 500 }]);

  link.send({ type: 'play', id: 'aaaaaaaa', amount: 100, choice: {} });
  expect(sent.at(-1)).toEqual({ v: 1, type: 'play', id: 'aaaaaaaa', amount: 100, choice: {} });
  link.close();
  say({ v: 1, type: 'resume' });
  expect(heard).toHaveLength(1);
});
