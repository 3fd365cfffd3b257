insert into users (id, login, password_hash, registered_at) overriding system value values (11, 'before', 'x', 0), (12, 'other', 'x', 0);
insert into accounts (id, user_id, house_name, type, currency_iso) overriding system value values
  (101, 11, null, 0, 'EUR'), (102, 12, null, 0, 'EUR'), (103, 11, null, 20, 'EUR'),
  (201, null, 'grants:EUR', 0, 'EUR'), (202, null, 'stakes:EUR:3', 0, 'EUR'), (203, null, 'bonuses:EUR', 0, 'EUR'), (204, null, 'promo:EUR', 0, 'EUR');
insert into ledger_transactions (id, kind, ref, created_at) overriding system value values
  (1, 'grant', 'opening:101', 0), (2, 'grant', 'opening:102', 0), (3, 'grant', 'opening:103', 0), (4, 'grant', 'mint:77:1:1', 500),
  (5, 'stake', '5001', 1000), (6, 'stake', '5002', 2000), (7, 'stake', '5003', 3000), (8, 'stake', '5004', 4000),
  (9, 'hyper-bonus', '5001', 5000), (10, 'payout', '5001', 5000), (11, 'refund', '5002', 6000), (12, 'promo', '5003', 7000);
alter table ledger_transactions alter column id restart with 100;
insert into ledger_entries (transaction_id, account_id, amount) values
  (1, 101, 10000), (1, 201, -10000), (2, 102, 5000), (2, 201, -5000), (3, 103, 1000), (3, 201, -1000), (4, 101, 1000), (4, 201, -1000),
  (5, 101, -1000), (5, 202, 1000), (6, 101, -400), (6, 103, -200), (6, 202, 600), (7, 204, -300), (7, 202, 300),
  (8, 101, -300), (8, 202, 300), (9, 101, 50), (9, 203, -50), (10, 101, 2100), (10, 202, -2100),
  (11, 101, 400), (11, 103, 200), (11, 202, -600), (12, 102, 300), (12, 204, -300);
update accounts set balance = (select sum(amount) from ledger_entries where account_id = accounts.id);
insert into placements (user_id, id, body_hash, answer, is_accepted, created_at) values
  (11, '00000000-0000-4000-8000-000000000001', 'hash-1', '{"kept":"to the byte"}', true, 1000),
  (11, '00000000-0000-4000-8000-000000000002', 'hash-2', '{}', true, 2000),
  (12, '00000000-0000-4000-8000-000000000003', 'hash-3', '{}', true, 3000),
  (11, '00000000-0000-4000-8000-000000000004', 'hash-4', '{}', true, 4000);
insert into coupons (id, intent_id, line, user_id, account_id, type_id, currency_iso, amount, coef, possible_win, max_payout, change_coef_action, placed_at_ms, state, payout, settled_at_ms, paid_stake, hyper_bonus, promo_bonus, prepaid_amount) values
  (5001, '00000000-0000-4000-8000-000000000001', 0, 11, 101, 0, 'EUR', 1000, 2100, 2150, 10000000, 2, 1000, 'won', 2150, 5000, null, 50, 0, 0),
  (5002, '00000000-0000-4000-8000-000000000002', 0, 11, 101, 0, 'EUR', 600, 2000, 1200, 10000000, 2, 2000, 'returned', 600, 6000, null, 0, 0, 200),
  (5003, '00000000-0000-4000-8000-000000000003', 0, 12, 102, 0, 'EUR', 300, 2000, 300, 10000000, 2, 3000, 'won', 300, 7000, 0, 0, 300, 0),
  (5004, '00000000-0000-4000-8000-000000000004', 0, 11, 101, 0, 'EUR', 300, 3000, 900, 10000000, 2, 4000, 'open', null, null, null, 0, 0, 0);
insert into pending_placements (user_id, id, body_hash, sale, decide_at) values
  (11, '00000000-0000-4000-8000-000000000009', 'hash-9', '{"coupon":{"id":"nine"},"site":{"playerLimits":[{"limitType":2,"units":5}]}}', 8000);
