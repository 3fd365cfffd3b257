import { sourceFaults } from '@touchline/shared-testing/sources';

it('[LB-02] every prop has a description, and every stylesheet supports both text directions', () => {
  expect(sourceFaults(__dirname)).toEqual([]);
});
