-- up
-- Passkeys (WebAuthn): each opens its person's account by itself, or stands for the code of a second step.
create table passkey (
  id text primary key,
  person_id text not null references person (id) on delete cascade,
  -- The name that the authenticator gave it, and its public key (COSE), both base64url.
  credential_id text not null unique,
  public_key text not null,
  -- How often the authenticator says it has signed; always 0 for one that is copied between devices.
  counter bigint not null check (counter >= 0),
  transports text[] not null default '{}',
  -- The domain that the browser has tied it to: one of our sites.
  rp_id text not null,
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkey_person on passkey (person_id);

-- When a passkey was proved in this session: signed in with, given as the second step, or added.
alter table session add column passkey_at timestamptz;

-- Challenges of passkeys, each for one ceremony, for five minutes.
alter table one_time_token drop constraint one_time_token_purpose_check;
alter table one_time_token add constraint one_time_token_purpose_check check (purpose in (
  'link', 'reset', 'change_email', 'second_factor', 'passkey_add', 'passkey_sign_in', 'passkey_step')) not valid;
alter table one_time_token validate constraint one_time_token_purpose_check;

-- A second step by passkeys alone has no app and no secret; its recovery codes are the same.
alter table second_factor alter column secret_encrypted drop not null;
alter table second_factor add constraint second_factor_secret
  check (secret_encrypted is not null or confirmed_at is not null) not valid;
alter table second_factor validate constraint second_factor_secret;

-- down
delete from second_factor where secret_encrypted is null;
alter table second_factor drop constraint second_factor_secret;
alter table second_factor alter column secret_encrypted set not null;
delete from one_time_token where purpose in ('passkey_add', 'passkey_sign_in', 'passkey_step');
alter table one_time_token drop constraint one_time_token_purpose_check;
alter table one_time_token add constraint one_time_token_purpose_check
  check (purpose in ('link', 'reset', 'change_email', 'second_factor'));
alter table session drop column passkey_at;
drop table passkey;
