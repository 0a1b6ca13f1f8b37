-- up
-- What the assistant has said so far of the message that it is writing: a foretaste, gone once the message is there.
alter table question add column assistant_words text;

-- down
alter table question drop column assistant_words;
