import { sourceFaults } from '@touchline/shared-testing/sources';

it('[LB-02] every prop says what it is, and every stylesheet stands in either direction of writing', () => {
  expect(sourceFaults(__dirname)).toEqual([]);
});
