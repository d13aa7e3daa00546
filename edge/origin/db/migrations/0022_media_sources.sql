CREATE TABLE `withdrawn_media` (
	`kind` text NOT NULL,
	`id` text NOT NULL,
	`withdrawn_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `id`)
);
--> statement-breakpoint
ALTER TABLE `playlists` ADD `source` text DEFAULT 'import' NOT NULL;--> statement-breakpoint
CREATE INDEX `playlists_by_source` ON `playlists` (`source`,`id`);--> statement-breakpoint
ALTER TABLE `videos` ADD `source` text DEFAULT 'import' NOT NULL;--> statement-breakpoint
CREATE INDEX `videos_by_source` ON `videos` (`source`,`id`);--> statement-breakpoint
UPDATE `videos` SET `fingerprint` = '';--> statement-breakpoint
UPDATE `playlists` SET `fingerprint` = '';
