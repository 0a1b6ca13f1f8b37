-- up
-- Translates what one expert has written for the colleague who takes a question over: the client never reads it, so the
-- export of the client's data leaves it out.
alter table translation add column between_experts boolean not null default false;

-- down
alter table translation drop column between_experts;
