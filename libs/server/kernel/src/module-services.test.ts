import { type ModuleService, moduleServices, provide } from './module-services.ts';

const RATES: ModuleService<() => number> = { name: 'rates', otherwise: () => 1 };

it('[CS-02] a service is the one that a module provides', () => {
  const find = moduleServices([provide(RATES, () => 5)]);
  expect(find(RATES)()).toBe(5);
});

it('[CS-02] without a module that provides it, a service is its default', () => {
  expect(moduleServices([])(RATES)()).toBe(1);
});

it('[CS-02] two modules with the same service fail the start', () => {
  expect(() => moduleServices([provide(RATES, () => 5), provide(RATES, () => 6)])).toThrow('two modules provide rates');
});
