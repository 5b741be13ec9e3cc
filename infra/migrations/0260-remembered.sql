-- What is remembered of a person from one conversation to the next: codes and numbers, no words.
create table read_models.remembered (
  subject_id uuid not null,
  memory_id text not null,
  type text not null,
  session_id text not null,
  message_id text not null,
  day date not null,
  remembered_at timestamptz not null,
  code text not null,
  about text,
  felt text,
  minutes integer,
  primary key (subject_id, memory_id)
);
