-- up
-- Which attempt of a command holds its key, until `locked_until`, which it moves on while it runs. A later attempt that
-- takes the key over writes its own.
alter table idempotency add column attempt text;

-- down
alter table idempotency drop column attempt;
