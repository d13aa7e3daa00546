CREATE TABLE `calendars` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`items` text,
	`created_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`ended_at` integer
);
--> statement-breakpoint
CREATE INDEX `calendars_by_user` ON `calendars` (`user_id`) WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX `calendars_by_time` ON `calendars` (`seen_at`);