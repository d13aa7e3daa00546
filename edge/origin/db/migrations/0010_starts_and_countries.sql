ALTER TABLE `matches` ADD `start_time_tbd` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `teams` ADD `country` text;