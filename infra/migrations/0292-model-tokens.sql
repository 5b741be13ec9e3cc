-- What the model was sent and sent back, in its tokens, by day (UTC). What is being written is in it as reserved. Of nobody
-- in particular.
create table model_tokens (
  day date primary key,
  used bigint not null
);
grant select, insert, update on model_tokens to leeward_worker;
