-- up
-- What the provider was last told of a customer's address, name and language, as a digest: what has changed is told again.
alter table customer add column told text;

-- down
alter table customer drop column told;
