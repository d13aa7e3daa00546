CREATE TABLE `season_rules` (
	`season_id` text PRIMARY KEY NOT NULL,
	`tiebreakers` text,
	`zones` text NOT NULL,
	`knockout` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `matches` ADD `tie` integer;