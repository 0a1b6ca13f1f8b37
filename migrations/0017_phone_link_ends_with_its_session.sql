-- up
-- A link for another device opens a session of the person who made it, so it ends with the session that made it: whatever
-- ends that one (another account claims what a visitor left, a password is changed, somebody signs out) deletes it.
-- One that is sent by email has none: the mailbox is what it proves.
alter table phone_link add column session_id text references session (id) on delete cascade;
create index phone_link_session on phone_link (session_id);

-- down
alter table phone_link drop column session_id;
