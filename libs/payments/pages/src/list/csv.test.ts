import { aPayment } from '@touchline/payments-ui/testing';
import { csvOf } from './csv.ts';

const NAMES = { method: () => 'Card', state: () => 'Pending' };

// 10:00 UTC on 1 May 2030; literals are from Python's zoneinfo.
it.each([
  ['America/New_York', '2030-05-01T06:00:00-04:00'],
  ['Pacific/Auckland', '2030-05-01T22:00:00+12:00'],
  ['+05:45', '2030-05-01T15:45:00+05:45'],
])('[AC-04] [PL-05] times follow the clocks of the page, with their offset: %s', (zone, time) => {
  expect(csvOf([aPayment()], NAMES, zone).split('\r\n')).toEqual([
    'number,time,type,method,instrument,amount,fee,currency,state',
    `7001,${time},deposit,Card,,25.00,0.00,EUR,Pending`,
  ]);
});

it('[AC-04] quotes separators, and a text that begins like a formula stays a text', () => {
  const row = csvOf([aPayment({ instrument: '=1+1' })], { ...NAMES, method: () => 'Card, "gold"' }, 'UTC').split('\r\n')[1];
  expect(row).toContain(`,"Card, ""gold""",'=1+1,`);
});
