-- Languages that were saved as one entry with commas or semicolons, in which the language filter finds nothing.
UPDATE "doctors" SET "languages_spoken" = ARRAY(
  SELECT name FROM (
    SELECT coalesce((SELECT k FROM unnest(ARRAY['English','Turkish','Arabic','German','French','Russian','Chinese']) k WHERE lower(k) = lower(trim(part))), trim(part)) AS name,
      min(entry_at * 1000 + part_at) AS place
    FROM unnest("languages_spoken") WITH ORDINALITY AS entries (entry, entry_at),
      regexp_split_to_table(entry, '[,;،؛]') WITH ORDINALITY AS parts (part, part_at)
    WHERE trim(part) <> ''
    GROUP BY 1
  ) AS languages ORDER BY place
)
WHERE array_to_string("languages_spoken", E'\n') ~ '[,;،؛]';
--> statement-breakpoint
UPDATE "hospitals" SET "languages" = ARRAY(
  SELECT name FROM (
    SELECT coalesce((SELECT k FROM unnest(ARRAY['English','Turkish','Arabic','German','French','Russian','Chinese']) k WHERE lower(k) = lower(trim(part))), trim(part)) AS name,
      min(entry_at * 1000 + part_at) AS place
    FROM unnest("languages") WITH ORDINALITY AS entries (entry, entry_at),
      regexp_split_to_table(entry, '[,;،؛]') WITH ORDINALITY AS parts (part, part_at)
    WHERE trim(part) <> ''
    GROUP BY 1
  ) AS languages ORDER BY place
)
WHERE array_to_string("languages", E'\n') ~ '[,;،؛]';
