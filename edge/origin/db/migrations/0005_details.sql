CREATE TABLE `box_score_lines` (
	`match_id` text NOT NULL,
	`player_id` text NOT NULL,
	`side` text NOT NULL,
	`place` integer NOT NULL,
	`name` text NOT NULL,
	`number` integer,
	`position` text,
	`is_starter` integer NOT NULL,
	`figures` text NOT NULL,
	PRIMARY KEY(`match_id`, `player_id`)
);
--> statement-breakpoint
CREATE INDEX `box_score_lines_by_player` ON `box_score_lines` (`player_id`);--> statement-breakpoint
CREATE TABLE `match_details` (
	`match_id` text NOT NULL,
	`kind` text NOT NULL,
	`occurred_at` integer NOT NULL,
	`fingerprint` text NOT NULL,
	`body` text NOT NULL,
	PRIMARY KEY(`match_id`, `kind`)
);
--> statement-breakpoint
CREATE TABLE `match_records` (
	`match_id` text PRIMARY KEY NOT NULL,
	`epoch` text NOT NULL,
	`version` integer NOT NULL,
	`at` integer NOT NULL,
	`incidents` text NOT NULL,
	`stats` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `odds_offers` (
	`match_id` text NOT NULL,
	`market` text NOT NULL,
	`line` text NOT NULL,
	`bookmaker_id` text NOT NULL,
	`bookmaker_name` text NOT NULL,
	`prices` text NOT NULL,
	`opening` text NOT NULL,
	`is_suspended` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`match_id`, `market`, `line`, `bookmaker_id`)
);
--> statement-breakpoint
ALTER TABLE `matches` ADD `fixture_sequence` integer DEFAULT 0 NOT NULL;