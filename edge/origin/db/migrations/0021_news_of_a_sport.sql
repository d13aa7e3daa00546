DROP TABLE `article_index`;--> statement-breakpoint
CREATE VIRTUAL TABLE `article_index` USING fts5(title, summary, body, sport, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='1 2 3');--> statement-breakpoint
INSERT INTO `article_index` (`rowid`, `title`, `summary`, `body`, `sport`)
SELECT `key`, words ->> 0, words ->> 1, words ->> 2, coalesce(char(57344) || `sport_id`, '')
FROM (SELECT `key`, `sport_id`, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(json_array(`title`, `summary` || ' ' || `tags`, `text`), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ø', 'o'), 'Ø', 'o'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'þ', 'th'), 'Þ', 'th'), 'ł', 'l'), 'Ł', 'l'), 'ı', 'i'), 'ς', 'σ') words FROM `articles`);--> statement-breakpoint
UPDATE `articles` SET `fingerprint` = '';
