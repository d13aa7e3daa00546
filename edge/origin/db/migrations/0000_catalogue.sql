CREATE TABLE `leagues` (
	`id` text PRIMARY KEY NOT NULL,
	`sport_id` integer NOT NULL,
	`name` text NOT NULL,
	`country` text
);
--> statement-breakpoint
CREATE INDEX `leagues_by_sport` ON `leagues` (`sport_id`,`name`);--> statement-breakpoint
CREATE TABLE `matches` (
	`id` text PRIMARY KEY NOT NULL,
	`sport_id` integer NOT NULL,
	`league_id` text NOT NULL,
	`home_team_id` text NOT NULL,
	`away_team_id` text NOT NULL,
	`start_time` integer NOT NULL,
	`round` text,
	`group_name` text,
	`venue` text,
	`status` text NOT NULL,
	`match_status` text NOT NULL,
	`played_time` integer,
	`score` text,
	`periods` text NOT NULL,
	`game_score` text NOT NULL,
	`shootout` text,
	`display_status` text NOT NULL,
	`state_epoch` text,
	`state_version` integer NOT NULL,
	`state_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `matches_by_start` ON `matches` (`start_time`,`id`);--> statement-breakpoint
CREATE INDEX `matches_by_sport` ON `matches` (`sport_id`,`start_time`);--> statement-breakpoint
CREATE INDEX `matches_by_league` ON `matches` (`league_id`,`start_time`);--> statement-breakpoint
CREATE INDEX `matches_by_home` ON `matches` (`home_team_id`,`start_time`);--> statement-breakpoint
CREATE INDEX `matches_by_away` ON `matches` (`away_team_id`,`start_time`);--> statement-breakpoint
CREATE INDEX `matches_by_status` ON `matches` (`status`,`start_time`);--> statement-breakpoint
CREATE TABLE `teams` (
	`id` text PRIMARY KEY NOT NULL,
	`sport_id` integer NOT NULL,
	`name` text NOT NULL,
	`short_name` text NOT NULL
);
