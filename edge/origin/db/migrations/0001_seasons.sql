CREATE TABLE `seasons` (
	`id` text PRIMARY KEY NOT NULL,
	`league_id` text NOT NULL,
	`name` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `seasons_by_league` ON `seasons` (`league_id`,`name`);--> statement-breakpoint
ALTER TABLE `matches` ADD `season_id` text;--> statement-breakpoint
ALTER TABLE `matches` ADD `stage` text;--> statement-breakpoint
CREATE INDEX `matches_by_season` ON `matches` (`season_id`,`start_time`);