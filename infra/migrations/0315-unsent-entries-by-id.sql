-- Several entries may be in the making at once, in as many tabs: each is kept by its id. What stands in the box of the
-- chat has none. Which entry was kept before cannot be told without opening it: it goes, as it would within seven days.
delete from unsent_words where session_id is null;
alter table unsent_words add column entry_id text, add check ((session_id is null) <> (entry_id is null));
drop index unsent_words_key;
create unique index unsent_words_key on unsent_words (subject_id, coalesce(entry_id, ''));
