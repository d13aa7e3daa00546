CREATE TABLE `search_words` (
	`id` integer PRIMARY KEY NOT NULL,
	`word` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_words_word_unique` ON `search_words` (`word`);--> statement-breakpoint
CREATE VIRTUAL TABLE `search_word_parts` USING fts5(word, content='', tokenize='trigram');--> statement-breakpoint
CREATE TRIGGER `search_words_inserted` AFTER INSERT ON `search_words` BEGIN
	INSERT INTO search_word_parts(rowid, word) VALUES (new.id, '  ' || new.word || ' ');
END;--> statement-breakpoint
CREATE TRIGGER `search_entries_inserted_words` AFTER INSERT ON `search_entries` BEGIN
	INSERT INTO search_words(word)
	SELECT DISTINCT value FROM json_each('[' || replace(json_quote(new.text), ' ', '","') || ']')
	WHERE NOT EXISTS (SELECT 1 FROM search_words WHERE word = value);
END;--> statement-breakpoint
CREATE TRIGGER `search_entries_updated_words` AFTER UPDATE ON `search_entries` BEGIN
	INSERT INTO search_words(word)
	SELECT DISTINCT value FROM json_each('[' || replace(json_quote(new.text), ' ', '","') || ']')
	WHERE NOT EXISTS (SELECT 1 FROM search_words WHERE word = value);
END;--> statement-breakpoint
INSERT INTO `search_entries` (`kind`, `entity_id`, `sport_id`, `text`) SELECT 'player', `id`, `sport_id`, lower(`name`) FROM `players`;--> statement-breakpoint
INSERT INTO `search_words` (`word`)
SELECT DISTINCT value FROM `search_entries`, json_each('[' || replace(json_quote(`text`), ' ', '","') || ']')
WHERE NOT EXISTS (SELECT 1 FROM `search_words` WHERE word = value);
