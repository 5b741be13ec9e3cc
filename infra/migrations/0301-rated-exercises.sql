alter table read_models.completions add column before integer, add column after integer;
