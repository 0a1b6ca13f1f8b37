-- up
-- Files that go with an email. They are deleted once it has been sent: each is kept where it was made.
create table mail_attachment (
  mail_id text not null references mail_outbox (id) on delete cascade,
  place integer not null check (place >= 0),
  name text not null,
  type text not null,
  content bytea not null,
  primary key (mail_id, place)
);

-- The confirmation of a contract on a durable medium (Code de la consommation, L221-13): the PDF byte for byte as it was
-- sent, one for each order and each service by quote.
create table contract_document (
  id text primary key,
  purchase_id text unique references purchase (id),
  service_id text unique references service_request (id),
  locale text not null check (locale in ('fr', 'en')),
  -- The version of the terms that it contains; 0 for the text that came with the product.
  terms_version integer not null check (terms_version >= 0),
  pdf bytea not null,
  sha256 text not null check (sha256 = encode(sha256(pdf), 'hex')),
  made_at timestamptz not null,
  constraint contract_document_of_one check (num_nonnulls(purchase_id, service_id) = 1)
);
create index contract_document_made on contract_document (made_at);
create function contract_document_is_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and kept_long_enough() then
    return old;
  end if;
  raise exception 'a contract that was sent is never changed';
end $$;
create trigger contract_document_append_only before update or delete on contract_document
  for each row execute function contract_document_is_append_only();
create trigger contract_document_never_emptied before truncate on contract_document
  for each statement execute function refuse_truncate();

-- down
drop table contract_document, mail_attachment;
drop function contract_document_is_append_only;
