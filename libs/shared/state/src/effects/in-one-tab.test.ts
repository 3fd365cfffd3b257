import createSagaMiddleware from 'redux-saga';
import { configureStore, Tuple } from '@reduxjs/toolkit';
import { createTabs, inOneTab } from '../index.ts';

function sagas() {
  const middleware = createSagaMiddleware({ onError: () => undefined });
  configureStore({ reducer: (state = null) => state, middleware: () => new Tuple(middleware) });
  return middleware;
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

it('[TAB-1] one tab works; the other waits for its turn and takes over', async () => {
  const tabs = createTabs({});
  const run = sagas();
  const log: string[] = [];
  const task = (name: string) => () =>
    inOneTab(tabs, 'ping', function* work() {
      log.push(`${name} works`);
      yield new Promise(() => undefined);
    });

  const first = run.run(task('first'));
  const second = run.run(task('second'));
  await settle();
  expect(log).toEqual(['first works']);
  first.cancel();
  await settle();

  expect(log).toEqual(['first works', 'second works']);
  second.cancel();
});

it('[TAB-2] a tab that is cancelled while it waits does not block the others', async () => {
  const tabs = createTabs({});
  const run = sagas();
  const log: string[] = [];
  const task = (name: string) => () =>
    inOneTab(tabs, 'ping', function* work() {
      log.push(name);
      yield new Promise(() => undefined);
    });
  const [first, second, third] = [run.run(task('first')), run.run(task('second')), run.run(task('third'))];
  await settle();

  second.cancel();
  first.cancel();
  await settle();

  expect(log).toEqual(['first', 'third']);
  third.cancel();
});
