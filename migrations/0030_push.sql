-- up
-- Experts whom a client does not want to be matched with any more.
create table expert_stop (
  person_id text not null references person (id) on delete cascade,
  expert_id text not null references expert (id) on delete cascade,
  since timestamptz not null,
  primary key (person_id, expert_id)
);

-- Where a browser may be told something while no page is open. It lives as long as the session that asked for it:
-- signing out, here or everywhere, ends both.
create table push_subscription (
  id text primary key,
  person_id text not null references person (id) on delete cascade,
  session_id text not null references session (id) on delete cascade,
  endpoint text not null unique check (char_length(endpoint) between 12 and 2000),
  p256dh text not null check (char_length(p256dh) between 80 and 120),
  auth text not null check (char_length(auth) between 16 and 40),
  locale text not null check (locale in ('fr', 'en')),
  created_at timestamptz not null
);
create index push_subscription_person on push_subscription (person_id);
create index push_subscription_session on push_subscription (session_id);

-- down
drop table push_subscription;
drop table expert_stop;
