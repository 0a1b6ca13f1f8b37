-- up
-- Whoever starts again during a pause orders a new month; see docs/decisions/014.
alter table quote drop constraint quote_act_check;
alter table quote add constraint quote_act_check check (act in ('hold', 'new', 'early', 'reopen', 'resume', 'change'));

-- down
update quote set act = 'new' where act = 'resume';
alter table quote drop constraint quote_act_check;
alter table quote add constraint quote_act_check check (act in ('hold', 'new', 'early', 'reopen', 'change'));
