import { priceAge } from './price-age.ts';

const steady = { ms: 0 };
const open = () => priceAge(() => steady.ms);

it('[ODD-5] prices are as old as their beat, regardless of clock differences', () => {
  const age = open();
  expect(age.ageMs()).toBe(Infinity);
  // Clocks three hours apart, and eight milliseconds of transmission.
  for (let second = 0; second < 5; second += 1) {
    steady.ms = 7_000 + second * 1000;
    age.recordBeat(10_800_000 + second * 1000 - 8);
  }
  expect(age.ageMs()).toBe(0);
  steady.ms += 4200;
  expect(age.ageMs()).toBe(4200);
});

it('[ODD-5] beats that were delayed because the process hung have the age of their delay', () => {
  const age = open();
  steady.ms = 1000;
  age.recordBeat(501_000);
  steady.ms = 11_000; // hung for ten seconds; the delayed beats now arrive all at once
  age.recordBeat(502_000);
  expect(age.ageMs()).toBe(9000);
  age.recordBeat(505_000);
  expect(age.ageMs()).toBe(6000);
  age.recordBeat(511_000);
  expect(age.ageMs()).toBe(0);
});

it('[ODD-5] clock drift does not make prices old', () => {
  const age = open();
  for (let beat = 0; beat < 5000; beat += 1) {
    steady.ms = beat * 1001;
    age.recordBeat(900_000 + beat * 1000);
  }
  expect(age.ageMs()).toBeLessThan(700);
});
