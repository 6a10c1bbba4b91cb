-- Search by substring and by typo, exclusion constraints over mixed types, e-mail addresses without letter case.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS citext;
--> statement-breakpoint
-- The same answer as fold() in domain/fold.ts for every string. Case is lowered under "C", so that no server locale or
-- library version can change what an index already holds; one expression, so that the planner can inline it.
CREATE FUNCTION fold(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(
  lower(
    replace(replace(replace(replace(
      translate(
        regexp_replace(normalize(translate($1 COLLATE "C", 'İı', 'ii'), NFKD), '[\u0300-\u036F]', '', 'g'),
        'øØłŁđĐ', 'oolldd'
      ),
      'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae')
  ),
  'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐ',
  'абвгдежзийклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґ'
);
--> statement-breakpoint
-- array_to_string promises less for other types than texts: a generated column takes only what never changes.
CREATE FUNCTION joined(text[]) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN array_to_string($1, ' ');
