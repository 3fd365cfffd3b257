import { priceAge } from './price-age.ts';

const steady = { ms: 0 };
const open = () => priceAge(() => steady.ms);

it('[ODD-5] prices are as old as their beat, whatever the clocks say', () => {
  const age = open();
  expect(age.ageMs()).toBe(Infinity);
  // Three hours apart, and eight milliseconds on the way.
  for (let second = 0; second < 5; second += 1) {
    steady.ms = 7_000 + second * 1000;
    age.heard(10_800_000 + second * 1000 - 8);
  }
  expect(age.ageMs()).toBe(0);
  steady.ms += 4200;
  expect(age.ageMs()).toBe(4200);
});

it('[ODD-5] beats that waited while the process stood still are as old as they are late', () => {
  const age = open();
  steady.ms = 1000;
  age.heard(501_000);
  steady.ms = 11_000; // stood still for ten seconds, now what has waited comes at once
  age.heard(502_000);
  expect(age.ageMs()).toBe(9000);
  age.heard(505_000);
  expect(age.ageMs()).toBe(6000);
  age.heard(511_000);
  expect(age.ageMs()).toBe(0);
});

it('[ODD-5] clocks that drift apart make nothing old', () => {
  const age = open();
  for (let beat = 0; beat < 5000; beat += 1) {
    steady.ms = beat * 1001;
    age.heard(900_000 + beat * 1000);
  }
  expect(age.ageMs()).toBeLessThan(700);
});
