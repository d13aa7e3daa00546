CREATE TABLE `search_entries` (
	`id` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`entity_id` text NOT NULL,
	`sport_id` integer NOT NULL,
	`text` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_entries_by_entity` ON `search_entries` (`kind`,`entity_id`);--> statement-breakpoint
CREATE VIRTUAL TABLE `search_index` USING fts5(text, content='search_entries', content_rowid='id', tokenize='unicode61 remove_diacritics 2', prefix='2 3');--> statement-breakpoint
CREATE TRIGGER `search_entries_inserted` AFTER INSERT ON `search_entries` BEGIN
	INSERT INTO search_index(rowid, text) VALUES (new.id, new.text);
END;--> statement-breakpoint
CREATE TRIGGER `search_entries_updated` AFTER UPDATE ON `search_entries` BEGIN
	INSERT INTO search_index(search_index, rowid, text) VALUES ('delete', old.id, old.text);
	INSERT INTO search_index(rowid, text) VALUES (new.id, new.text);
END;--> statement-breakpoint
CREATE TRIGGER `search_entries_deleted` AFTER DELETE ON `search_entries` BEGIN
	INSERT INTO search_index(search_index, rowid, text) VALUES ('delete', old.id, old.text);
END;--> statement-breakpoint
INSERT INTO `search_entries` (`kind`, `entity_id`, `sport_id`, `text`) SELECT 'team', `id`, `sport_id`, lower(`name` || ' ' || `short_name`) FROM `teams`;--> statement-breakpoint
INSERT INTO `search_entries` (`kind`, `entity_id`, `sport_id`, `text`) SELECT 'league', `id`, `sport_id`, lower(`name`) FROM `leagues`;
