-- up
-- A review in the other language, as a machine translated it once for every reader: null while it is not.
alter table review add column translation text;

-- down
alter table review drop column translation;
