CREATE TABLE `group_teams` (
	`season_id` text NOT NULL,
	`team_id` text NOT NULL,
	`group_name` text NOT NULL,
	PRIMARY KEY(`season_id`, `team_id`)
);
--> statement-breakpoint
CREATE TABLE `players` (
	`id` text PRIMARY KEY NOT NULL,
	`sport_id` integer NOT NULL,
	`name` text NOT NULL,
	`birth_date` text
);
--> statement-breakpoint
CREATE TABLE `squad_players` (
	`season_id` text NOT NULL,
	`team_id` text NOT NULL,
	`player_id` text NOT NULL,
	`number` integer,
	`position` text,
	`club` text,
	PRIMARY KEY(`team_id`, `season_id`, `player_id`)
);
--> statement-breakpoint
CREATE INDEX `squad_players_by_player` ON `squad_players` (`player_id`);--> statement-breakpoint
CREATE TABLE `venues` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`city` text,
	`country` text,
	`capacity` integer
);
--> statement-breakpoint
ALTER TABLE `matches` ADD `venue_id` text;