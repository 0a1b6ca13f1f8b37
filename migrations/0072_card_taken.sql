-- up
-- When the card that pays a plan was given last: news of an earlier one that come late change nothing.
alter table subscription add column card_taken_at timestamptz;

-- down
alter table subscription drop column card_taken_at;
