-- up
-- Whoever has the hash of a contribution may verify the chain that it belongs to.
create index contribution_by_hash on contribution (hash);

-- down
drop index contribution_by_hash;
