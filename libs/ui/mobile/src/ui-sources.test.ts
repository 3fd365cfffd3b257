import { sourceFaults } from '@touchline/shared-testing/sources';

it('[LB-02] every prop has a description, and every stylesheet works in both writing directions', () => {
  expect(sourceFaults(__dirname)).toEqual([]);
});
