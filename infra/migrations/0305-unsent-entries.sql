-- The journal entry that somebody is writing is kept as what stands in the box of the chat is. It belongs to no
-- conversation; of either there is one for each person.
alter table unsent_words drop constraint unsent_words_pkey, alter column session_id drop not null;
create unique index unsent_words_key on unsent_words (subject_id, (session_id is null));
