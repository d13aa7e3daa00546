CREATE TABLE `partners` (
	`name` text PRIMARY KEY NOT NULL,
	`key_digest` text NOT NULL,
	`origins` text NOT NULL,
	`per_hour` integer,
	`per_day` integer,
	`created_at` integer NOT NULL,
	`withdrawn_at` integer,
	`hour` integer DEFAULT 0 NOT NULL,
	`hour_used` integer DEFAULT 0 NOT NULL,
	`day` integer DEFAULT 0 NOT NULL,
	`day_used` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `partners_key_digest_unique` ON `partners` (`key_digest`);